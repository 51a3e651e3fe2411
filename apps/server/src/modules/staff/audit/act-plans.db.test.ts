import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { type ActFilter, firstOfEach } from './acts.queries.ts'

/** Enough that reading all of them is dearer than any index. */
const MANY = 5_000

const actor = randomUUID()

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  await test.world.db.execute(sql`insert into staff_action
      (client_id, actor_id, address, call, subject_kind, subject_id, subject_client_id, "on")
    select 'a', ${actor}, '', 'admin/x', 'user', n, ${clientIdOf(test.world)}, timestamptz '2026-11-01' + n * interval '1 minute'
    from generate_series(1, ${MANY}) as n`)
  await test.world.db.execute(sql`analyze staff_action`)
})
afterAll(() => test.close())

const everything = (): ActFilter => ({
  clientIds: [clientIdOf(test.world)],
  term: '',
  subjects: [],
  reason: '',
  call: undefined,
  subjectKind: undefined,
  from: undefined,
  before: undefined,
})

it.each([
  ['all of them', () => everything(), undefined],
  [
    'a span',
    () => ({ ...everything(), from: '2026-11-02T00:00:00.000Z', before: '2026-11-03T00:00:00.000Z' }),
    undefined,
  ],
  ['the earliest first', () => ({ ...everything(), sort: 'on' as const }), undefined],
  ['what comes after an act', () => everything(), { on: '2026-11-02T00:00:00.000Z', number: 7 }],
])('the list of acts, %s, comes in its order from an index, however many there are', async (_, filter, after) => {
  const { rows } = await test.world.db.execute<Record<string, string>>(sql`explain ${firstOfEach(filter(), after, 50)}`)
  const plan = rows.map(row => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('staff_action_client')
  expect(plan).not.toContain('Seq Scan on staff_action')
  expect(plan).not.toContain('Sort')
})
