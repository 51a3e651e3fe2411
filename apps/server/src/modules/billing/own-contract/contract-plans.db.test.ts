import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '../../../db/schema/index.ts'
import { aContract } from '../../../testing/a-contract.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { takesPart } from './own-contract.repository.ts'

/** Enough that reading all of them is dearer than any index. */
const MANY = 5_000

let test: TestWorld
let participant: Parameters<typeof takesPart>[0]
beforeAll(async () => {
  test = await testWorld()
  const { contractId } = await aContract(test, { from: '2026-12-01' })
  const { partyId, payerId } = await aContract(test, { from: '2026-12-01' })
  participant = { partyIds: new Set([partyId]), payerIds: new Set([payerId]) }
  const { db } = test.world
  await db.execute(sql`insert into contract
    select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'number', 'N' || n))).*
    from contract c, generate_series(1, ${MANY}) as n where c.id = ${contractId}`)
  await db.execute(sql`insert into contract_event (contract_id, seq, client_id, happening, recorded_on)
    select id, 7, client_id, jsonb_build_object('kind', 'sharesAgreed', 'effectiveOn', '2026-12-01', 'payload',
      jsonb_build_object('shares', jsonb_build_array(jsonb_build_object('payer', gen_random_uuid(), 'kind', 'remainder')))),
      submitted_on from contract`)
  // The index of shares holds what was written last aside until then, which makes it dear to ask.
  await db.execute(sql`vacuum analyze contract, contract_event`)
})
afterAll(() => test.close())

it('the contracts that somebody takes part in are found by indexes, however many there are', async () => {
  const { rows } = await test.world.db.execute<Record<string, string>>(
    sql`explain select ${contract.id} from ${contract} where ${takesPart(participant)}`,
  )
  const plan = rows.map(row => row['QUERY PLAN']).join('\n')
  for (const index of ['contract_subscriber', 'contract_holder', 'contract_event_shares']) expect(plan).toContain(index)
  expect(plan).not.toContain('Seq Scan on contract')
})
