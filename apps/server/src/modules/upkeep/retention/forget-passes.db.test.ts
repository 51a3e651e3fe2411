import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { issuedTicket, partyPerson } from '../../../db/schema/index.ts'
import { aContract, happens, offerSubscriptions } from '../../../testing/a-contract.ts'
import { aCustomer } from '../../../testing/account.ts'
import { bought } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { passRound } from '../../billing/pass/index.ts'
import { brokenInvariants } from '../books-check/index.ts'
import { forgetPasses } from './forget-passes.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  offerSubscriptions(test)
})
afterAll(() => test.close())

/** Moves the clock to the first moment of a day in Berlin's winter. */
const goTo = (date: string) => test.pass((Date.parse(`${date}T00:00:00+01:00`) - Date.parse(test.now())) / 60_000)

/** Of each pass: its first and last moment, whether it can still be told whose it was, and what it cost. */
async function passes(contractId: string) {
  const { rows } = await test.database.db.execute(sql`
    select to_char(valid_to at time zone 'Europe/Berlin', 'YYYY-MM-DD') as until, state,
      content -> 'passenger' ->> 'lastName' as name, barcode is not null as barcode, owner_id is not null as owner,
      (content ->> 'priceCents')::int as cents
    from issued_ticket where contract_id = ${contractId} order by valid_from`)
  return rows
}

it('who travelled by a pass is forgotten when passengers are, whatever became of it; what it cost stays', async () => {
  const { visitor, signedIn } = await aCustomer(test)
  const order = await bought(test, visitor)
  const { contractId, partyId } = await aContract(test, { from: '2026-12-01', accountId: signedIn.userId })
  await test.database.db.insert(partyPerson).values({
    partyId,
    salutation: 0,
    title: '',
    firstName: 'Grace',
    lastName: 'Hopperberg',
    birthDate: '1990-01-31',
    email: 'grace@example.org',
    phone: '',
    address: { street: '', houseNumber: '', postCode: '', city: '', country: 'de' },
  })
  const rounds = () => claimRound(test.world).then(() => passRound(test.world))
  await rounds()
  await happens(test, contractId, {
    kind: 'paused',
    effectiveOn: '2026-12-01',
    payload: { until: '2027-01-01', reason: 'unknown' },
  })
  await rounds()
  goTo('2026-12-15')
  await rounds()
  const known = { name: 'Hopperberg', barcode: true, owner: true }
  const forgotten = { name: null, barcode: false, owner: false }
  const december = { until: '2027-01-01', state: 'cancelled' }
  const january = { until: '2027-02-01', state: 'issued' }
  const read = async () => (await passes(contractId)).map(({ cents, ...rest }) => rest)
  const cents = (await passes(contractId)).map(pass => pass.cents)

  goTo('2030-12-31')
  await forgetPasses(test.world)
  expect(await read()).toMatchObject([
    { ...december, ...known },
    { ...january, ...known },
  ])
  // Three years after the year in which they ended: both ended in 2027.
  goTo('2031-01-01')
  await forgetPasses(test.world)
  await forgetPasses(test.world)
  expect(await read()).toMatchObject([
    { ...december, ...forgotten },
    { ...january, ...forgotten },
  ])
  expect((await passes(contractId)).map(pass => pass.cents)).toEqual(cents)
  expect(await brokenInvariants(test.database.db, test.now())).toEqual([])
  // Tickets that were bought are forgotten with their orders.
  const { rows } = await test.database.db.execute(
    sql`select barcode is not null as barcode from ${issuedTicket} where order_id = ${order.orderId}`,
  )
  expect(rows).toEqual([{ barcode: true }])
})

it('passes are found by an index, which has none that is forgotten', async () => {
  const { rows } = await test.database.db.execute(sql`
    select indexdef from pg_indexes where indexname = 'issued_ticket_pass_known'`)
  expect(JSON.stringify(rows)).toContain('(client_id, valid_to) WHERE')
})
