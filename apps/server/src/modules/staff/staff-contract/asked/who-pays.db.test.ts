import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { type Instant, RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { invoice } from '../../../../db/schema/index.ts'
import { aPupilsContract } from '../../../../testing/a-pupils-contract.ts'
import { type AnOrganisation, anOrganisation, aPupil, pays } from '../../../../testing/a-school.ts'
import { tokenFor } from '../../../../testing/callers.ts'
import { visitorOf } from '../../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../../testing/test-world.ts'
import { claimRound } from '../../../billing/claim/index.ts'
import { invoiceRound } from '../../../billing/invoice/index.ts'

let test: TestWorld
let county: AnOrganisation
let contractGuid: string

// It is 21 November 2026 at first.
beforeAll(async () => {
  test = await testWorld()
  county = await anOrganisation(test, { name: 'North County', kind: 'authority' })
  const school = await anOrganisation(test, { name: 'School' })
  await pays(test, county, school)
  contractGuid = await aPupilsContract(test, await aPupil(test, school), school, { state: 'Granted', payer: county })
})
afterAll(() => test.close())

const untilThe = (then: Instant) => test.pass((Date.parse(then) - Date.parse(test.now())) / 60_000)

async function shown() {
  const clerk = visitorOf(test.app)
  const rights = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToSeeContracts]
  clerk.withToken(await tokenFor(test.world, { kind: 'staff', id: randomUUID(), rights }))
  const [contract] = (await clerk.send(calls.getStaffContract, { params: { contractGuid } })).items
  if (!contract) throw new Error('there is no contract')
  return contract
}

const ofCounty = () => ({ payer: 'North County', organisationGuid: county.id, way: 'invoice', amountInCent: 6300 })

it('an authority that pays is named to all who see contracts, and nothing is said to be debited from it', async () => {
  const { payers, debits, isMasked } = await shown()
  expect(isMasked).toBe(true)
  expect(payers).toMatchObject([{ name: 'North County', organisationGuid: county.id, method: 'Invoice' }])
  expect(debits).toMatchObject(
    ['2026-12-02', '2027-01-02', '2027-02-02'].map(on => ({ ...ofCounty(), on, isBooked: false, invoice: null })),
  )
})

it('what is on an invoice is to be paid by its day, and those to come have theirs', async () => {
  await claimRound(test.world)
  expect((await shown()).debits[0]).toMatchObject({ ...ofCounty(), on: '2026-12-02', isBooked: true, invoice: null })
  untilThe('2026-12-02T09:00:00.000Z')
  await invoiceRound(test.world)
  const [made] = await test.world.db.select().from(invoice).where(eq(invoice.payerId, county.payerId))
  const [first, next] = (await shown()).debits
  const told = { guid: made?.id, number: made?.number, state: 'open' }
  expect(first).toMatchObject({ ...ofCounty(), on: made?.dueOn, isBooked: true, invoice: told })
  expect(next).toMatchObject({ ...ofCounty(), on: '2027-01-02', invoice: null })
  untilThe('2027-01-20T09:00:00.000Z')
  expect((await shown()).debits[0]).toMatchObject({ on: made?.dueOn, invoice: { ...told, state: 'overdue' } })
})
