import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { fold } from '@billett/domain'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { membership, portalAction } from '../../../db/schema/index.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import {
  type AnOrganisation,
  aContactPerson,
  anOrganisation,
  aPupil,
  isPupil,
  pays,
} from '../../../testing/a-school.ts'
import { until } from '../../../testing/collected.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { historiesOf } from '../../subscription/contract/index.ts'

type Person = Awaited<ReturnType<typeof aContactPerson>>

let test: TestWorld
let county: AnOrganisation
let school: AnOrganisation
let people: { secretary: Person; payer: Person; stranger: Person }
let pupil: string
let contractId: string

beforeAll(async () => {
  test = await testWorld()
  county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  school = await anOrganisation(test, { name: 'School' })
  await pays(test, county, school)
  const stranger = await aContactPerson(test, [await anOrganisation(test, { name: 'Other' })])
  people = { secretary: await aContactPerson(test, [school]), payer: await aContactPerson(test, [county]), stranger }
})
afterAll(() => test.close())
beforeEach(async () => {
  pupil = await aPupil(test, school)
  contractId = await aPupilsContract(test, pupil, school, { state: 'ApprovalPayerPending', payer: county })
  await people.payer.visitor.ask(calls.acceptContract, { params: { id: contractId }, query: {} })
})

const leave = ({ visitor }: Person, more: Partial<calls.PupilLeaves> = {}, guid = pupil) =>
  visitor.send(calls.letPupilGo, {
    params: { guid },
    body: { leavesOn: '2027-02-15', reason: 'movedAway', dryRun: false, ...more },
  })
const stay = ({ visitor }: Person, guid = pupil) => visitor.send(calls.letPupilStay, { params: { guid } })
const lastDay = async () =>
  (await test.database.db.select().from(membership).where(eq(membership.partyId, pupil)))[0]?.validUntil
const endOf = async () =>
  fold((await historiesOf(test.database.db, [contractId])).get(contractId) ?? [], test.now())?.span.to
const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey

describe('a pupil who leaves', () => {
  it('is tried before: when the ticket ends, and to who pays what it costs less; nothing is stored', async () => {
    const [tried] = (await leave(people.payer, { dryRun: true })).items
    expect(tried?.contracts).toMatchObject([{ contractGuid: contractId, lastDay: '2027-02-15', cardNumber: '' }])
    const [sum] = tried?.sums ?? []
    expect(sum?.payer.name).toBe('County')
    expect(sum?.beforeInCent).toBe(8 * 6300)
    expect(sum?.afterInCent).toBeLessThan(3 * 6300 + 1)
    expect((await leave(people.secretary, { dryRun: true })).items[0]?.sums).toEqual([])
    expect(await lastDay()).toBeNull()
    expect(await endOf()).toBe('9999-12-31')
  })

  it('ends the ticket with the last day, and stays after all with everything as it was', async () => {
    await leave(people.secretary)
    expect(await lastDay()).toBe('2027-02-15')
    expect(await endOf()).toBe('2027-02-16')
    const seen = (await people.secretary.visitor.send(calls.getStudents, { query: { filters: ['leavesSoon'] } })).items
    expect(seen.map(({ guid }) => guid)).toContain(pupil)
    expect((await stay(people.secretary)).items).toEqual([{ until: null, contracts: 1 }])
    expect(await lastDay()).toBeNull()
    expect(await endOf()).toBe('9999-12-31')
    expect(wordOf(await stay(people.secretary))).toBe('error.leavingNotTakenBack')
    const acts = await test.database.db
      .select()
      .from(portalAction)
      .where(and(eq(portalAction.aboutId, pupil)))
    expect(acts.map(({ call }) => call)).toEqual(['schoolSubscription/letPupilGo', 'schoolSubscription/letPupilStay'])
    const { items } = await people.secretary.visitor.send(calls.getPortalJournal, { query: { acts: ['pupilLeft'] } })
    expect(items[0]).toMatchObject({ act: 'pupilLeft' })
  })

  it('is nobody of a foreign school’s, and did not come after the day they leave', async () => {
    expect(wordOf(await leave(people.stranger))).toBe('error.studentNotFound')
    expect(wordOf(await leave(people.secretary, {}, randomUUID()))).toBe('error.studentNotFound')
    expect(wordOf(await leave(people.secretary, { leavesOn: '2000-01-01' }))).toBe('error.notValid')
    expect(wordOf(await stay(people.stranger))).toBe('error.studentNotFound')
    expect(wordOf(await stay(people.secretary))).toBe('error.leavingNotTakenBack')
  })

  it('is found as a former pupil for a year, and by that alone; how they are reached is told no more', async () => {
    const former = await aPupil(test, school, { lastName: 'Former', until: '2026-10-31' })
    const moved = await aPupil(test, school, { lastName: 'Moved', until: '2026-10-31' })
    await isPupil(test, moved, await anOrganisation(test, { name: 'Next' }), { from: '2026-11-01' })
    await aPupil(test, school, { lastName: 'Long ago', from: '2024-08-01', until: '2025-11-01' })
    const { visitor } = people.secretary
    const named = async (query: calls.StudentQuery) =>
      (await visitor.ask(calls.countStudents, { query })).total === 0
        ? []
        : (await visitor.send(calls.getStudents, { query })).items.map(({ lastName }) => lastName)
    expect(await named({ filters: ['former'] })).toEqual(['Former'])
    expect(await named({ filters: ['former'], validFrom: '2026-11-01' })).toEqual([])
    expect(await named({ filters: ['former', 'leavesSoon'] })).toEqual([])
    expect(await named({})).not.toContain('Former')
    const [seen] = (await visitor.send(calls.getStudentDetails, { params: { guid: former } })).items
    expect(seen).toMatchObject({ lastName: 'Former', isFormer: true, until: '2026-10-31', city: '', email: '' })
    const absent = await visitor.send(calls.getStudentDetails, { params: { guid: moved } })
    expect(wordOf(absent)).toBe('error.studentNotFound')
    expect(wordOf(await stay(people.secretary, moved))).toBe('error.studentNotFound')
    expect(wordOf(await stay(people.secretary, former))).toBe('error.leavingNotTakenBack')
  })

  it('is not taken back once something was charged by it', async () => {
    await leave(people.secretary)
    until(test, '2027-02-01')
    await claimRound(test.world)
    // Who signed in before is not any more.
    const secretary = await aContactPerson(test, [school])
    // The month that it ends in was claimed as it is then.
    expect(wordOf(await stay(secretary))).toBe('error.leavingNotTakenBack')
    expect(await lastDay()).toBe('2027-02-15')
  })
})
