import * as calls from '@billett/contract'
import { addDays, businessDateOf } from '@billett/domain'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bankFile, collection, invoice } from '../../../db/schema/index.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { aRuleInForce, schoolAt } from '../../../testing/a-rule-of-entitlement.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { visitorOf } from '../../../testing/client.ts'
import { release, until } from '../../../testing/collected.ts'
import { taken } from '../../../testing/decision-letters.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { collectRound } from '../../billing/collection/index.ts'
import { invoiceRound } from '../../billing/invoice/index.ts'

let test: TestWorld
let county: AnOrganisation
let school: AnOrganisation

// It is 21 November 2026.
beforeAll(async () => {
  test = await testWorld()
  county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  school = await anOrganisation(test, { name: 'Grammar school', parent: county })
  await pays(test, county, school)
  await schoolAt(test, school, '4034', 'Gymnasium')
  await aRuleInForce(test, county, {})
})
afterAll(() => test.close())

/** Days go by with what is done on each; what was built is released by somebody else. */
async function liveUntil(day: string): Promise<void> {
  while (businessDateOf(test.now()) < day) {
    until(test, addDays(businessDateOf(test.now()), 1))
    await claimRound(test.world)
    await collectRound(test.world)
    await invoiceRound(test.world)
    const built = await test.database.db.select().from(bankFile).where(eq(bankFile.state, 'built'))
    for (const { id } of built) await release(test, id)
  }
}

it('parents who name their account are debited their own share, and who pays is invoiced the rest', async () => {
  const payer = await aContactPerson(test, [county])
  const pupil = await aPupil(test, school)
  const id = await aPupilsContract(test, pupil, school, { state: 'ApprovalPayerPending', payer: county })
  await payer.visitor.ask(calls.sayWay, {
    params: { guid: id },
    body: { metres: 3900, isNearest: true, because: 'Measured on the map' },
  })
  await payer.visitor.send(calls.acceptContract, { params: { id }, query: {} })
  await taken(test)
  const [, token = ''] = /\/link\/(\S+)/.exec(test.mails.at(-1)?.text ?? '') ?? []
  const parent = visitorOf(test.app)
  await parent.send(calls.changeAccountByLink, {
    params: { token },
    body: { iban: 'DE02120300000000202051', accountHolder: 'Eva Pupil', consent: true },
  })
  await liveUntil('2027-01-05')
  const debits = await test.database.db.select().from(collection).orderBy(asc(collection.dueOn))
  // For the 1st of December there was no time left to announce it.
  expect(debits.map(({ dueOn, cents }) => [dueOn, cents])).toEqual([['2027-01-04', 2800]])
  const invoices = await test.database.db.select().from(invoice).orderBy(asc(invoice.month))
  expect(invoices.map(({ month, payerId, dueCents }) => [month, payerId, dueCents])).toEqual([
    ['2026-12', county.payerId, 4900],
    ['2027-01', county.payerId, 4900],
  ])
  const { rows } = await test.database.db.execute(
    sql`select period_start as month, sum(cents)::int as cents from claim where contract_id = ${id} group by 1 order by 1`,
  )
  expect(rows).toEqual([
    { month: '2026-12-01', cents: 6300 },
    { month: '2027-01-01', cents: 6300 },
  ])
})
