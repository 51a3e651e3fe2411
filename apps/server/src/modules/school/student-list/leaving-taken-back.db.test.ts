import * as calls from '@billett/contract'
import { fold } from '@billett/domain'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { claim } from '../../../db/schema/index.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { until } from '../../../testing/collected.ts'
import { testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { historiesOf } from '../../subscription/contract/index.ts'

it('that a pupil has left is taken back within the month that is claimed then, and not later', async () => {
  const test = await testWorld()
  const county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  const school = await anOrganisation(test, { name: 'School' })
  await pays(test, county, school)
  const pupil = await aPupil(test, school)
  const contractId = await aPupilsContract(test, pupil, school, { state: 'Granted', payer: county })
  const { db } = test.database
  /** Whoever signed in weeks ago is not any more. */
  const secretary = async () => (await aContactPerson(test, [school])).visitor
  const leave = async (leavesOn: string) => {
    const body = { leavesOn, reason: 'movedAway' as const, dryRun: false }
    await (await secretary()).ask(calls.letPupilGo, { params: { guid: pupil }, body })
  }
  const stay = async () => (await secretary()).send(calls.letPupilStay, { params: { guid: pupil } })
  await leave('2026-12-31')
  until(test, '2026-12-01')
  await claimRound(test.world)
  until(test, '2027-01-08')
  await claimRound(test.world)
  expect((await stay()).items).toEqual([{ until: null, contracts: 1 }])
  expect(fold((await historiesOf(db, [contractId])).get(contractId) ?? [], test.now())?.span.to).toBe('9999-12-31')
  await claimRound(test.world)
  const january = await db
    .select()
    .from(claim)
    .where(and(eq(claim.contractId, contractId), eq(claim.periodStart, '2027-01-01')))
  expect(january.map(({ cents }) => cents)).toEqual([6300])
  test.pass(1)
  await leave('2027-01-31')
  until(test, '2027-03-01')
  await claimRound(test.world)
  expect((await stay()).errors[0]?.translationKey).toBe('error.leavingLongPast')
  await test.close()
})
