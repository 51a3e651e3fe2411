import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import { sentStatements } from '../../../../testing/sent-statements.ts'
import { type TestWorld, testWorld } from '../../../../testing/test-world.ts'
import { creditedPayers } from './owed-payers.queries.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

it('of those who are owed something no contract is held against each payer: a county has thousands of both', async () => {
  const { db } = test.world
  const clientId = clientIdOf(test.world)
  const [, texts] = await sentStatements(test, () => creditedPayers(db, { clientId, after: undefined, most: 10 }))
  expect(texts).toHaveLength(1)
  const { rows } = await db.execute<Record<string, string>>(sql`explain (generic_plan) ${sql.raw(texts[0] ?? '')}`)
  const plan = rows.map(row => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('Anti Join')
  // Hashed once it may be; not asked anew of each pair.
  expect(plan).not.toMatch(/= \(SubPlan/)
})
