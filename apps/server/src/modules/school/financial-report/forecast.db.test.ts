import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claim } from '../../../db/schema/index.ts'
import { happens } from '../../../testing/a-contract.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'

/** Both cost 4 % more in January: of the one every contract does, of the other each that agrees. */
const AREA = { key: 'area', sort: 'subscription-network' }
const JOB = { key: 'job', sort: 'job-network' }
/** What nobody pays for with whom the test is about. */
const FAMILY_CENTS = 1000

let test: TestWorld
let authority: AnOrganisation
let agreeing: string

beforeAll(async () => {
  test = await testWorld()
  authority = await anOrganisation(test, { name: 'Authority', kind: 'authority' })
  const other = await anOrganisation(test, { name: 'Other', kind: 'authority' })
  const school = await anOrganisation(test, { name: 'School' })
  await pays(test, authority, school)
  const granted = async (lastName: string, subscription: typeof AREA, shares = {}) =>
    aPupilsContract(test, await aPupil(test, school, { lastName }), school, {
      state: 'Granted',
      payer: authority,
      subscription,
      ...shares,
    })
  await granted('One', AREA)
  await granted('Two', AREA)
  await granted('Shared', AREA, { besides: { payerId: other.payerId, cents: FAMILY_CENTS } })
  const ending = await granted('Ending', AREA)
  agreeing = await granted('Agreeing', JOB)
  await granted('Silent', JOB)
  await happens(test, ending, { kind: 'ended', effectiveOn: '2027-02-01', payload: { reason: 'customerRequest' } })
  test.pass(10 * 24 * 60)
  await claimRound(test.world)
  await happens(test, agreeing, {
    kind: 'priceAgreed',
    effectiveOn: '2027-01-01',
    payload: { basis: 'consent', bookDay: '2027-01-01' },
  })
})
afterAll(() => test.close())

const reported = async () => {
  const { visitor } = await aContactPerson(test, [authority])
  const params = { payerGuid: authority.id, dateSelection: 'sy2026' }
  const [report] = (await visitor.send(calls.getFinancialReport, { params })).items
  return report ?? expect.unreachable()
}

/** What was booked of the payer for a month. */
const claimedOf = async (month: string) => {
  const claims = await test.database.db.select().from(claim).where(eq(claim.payerId, authority.payerId))
  return claims.filter(({ periodStart }) => periodStart.startsWith(month)).reduce((sum, { cents }) => sum + cents, 0)
}

describe('what a payer is to expect of the months to come', () => {
  it('is the price that is valid then, and what is claimed when it comes to it, to the cent', async () => {
    const { months, forecast, total, expectedInCent } = await reported()
    const december = months.find(({ month }) => month === '2026-12')?.sumInCent ?? 0
    const [january, february] = forecast
    expect(forecast.map(({ month }) => month)).toEqual([
      '2027-01',
      '2027-02',
      '2027-03',
      '2027-04',
      '2027-05',
      '2027-06',
      '2027-07',
    ])
    expect(december).toBe(await claimedOf('2026-12'))
    expect(january?.expectedInCent).toBeGreaterThan(december)
    expect(february?.expectedInCent).toBeLessThan(january?.expectedInCent ?? 0)
    expect(expectedInCent).toBe(forecast.reduce((sum, one) => sum + one.expectedInCent, total.sumInCent))
    test.pass(31 * 24 * 60)
    await claimRound(test.world)
    test.pass(31 * 24 * 60)
    await claimRound(test.world)
    expect([await claimedOf('2027-01'), await claimedOf('2027-02')]).toEqual([
      january?.expectedInCent,
      february?.expectedInCent,
    ])
  })
})
