import * as calls from '@billett/contract'
import { type MenuNode, portalRight } from '@billett/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANONYMOUS } from '../../../call/visitor/visitor.ts'
import { contactPerson, membership, portalAction } from '../../../db/schema/index.ts'
import { aPupilsContract } from '../../../testing/a-pupils-contract.ts'
import { type AnOrganisation, aContactPerson, anOrganisation, aPupil, pays } from '../../../testing/a-school.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { walledWorld } from '../reach/index.ts'
import { NOTED_CALLS } from './noted-calls.ts'

type Person = Awaited<ReturnType<typeof aContactPerson>>

let test: TestWorld
let at: Record<'county' | 'school' | 'sister', AnOrganisation>
let payer: Person
let secretary: Person
let pupil: string
let number: string

const read = async ({ visitor }: Person, query: calls.JournalQuery = {}) =>
  (await visitor.send(calls.getPortalJournal, { query })).items
const actsOf = async (person: Person, query: calls.JournalQuery = {}) =>
  (await read(person, query)).map(({ act }) => act)

/** Gives somebody these entries of the menu alone. */
async function sees(person: Person, nodes: readonly MenuNode[]): Promise<Person> {
  const rights = nodes.map(portalRight)
  for (const id of person.personIds)
    await test.database.db.update(contactPerson).set({ rights }).where(eq(contactPerson.id, id))
  return person
}

beforeAll(async () => {
  test = await testWorld()
  const county = await anOrganisation(test, { name: 'County', kind: 'authority' })
  const [school, sister] = [
    await anOrganisation(test, { name: 'School' }),
    await anOrganisation(test, { name: 'Sister' }),
  ]
  for (const place of [school, sister]) await pays(test, county, place)
  at = { county, school, sister }
  const colleague = await aContactPerson(test, [school])
  pupil = await aPupil(test, school, { firstName: 'Mia', lastName: 'Muster' })
  const id = await aPupilsContract(test, pupil, school, { state: 'ApprovalOrganizationPending', payer: county })
  const [waiting] = (await colleague.visitor.send(calls.getSchoolContracts, { query: {} })).items
  number = waiting?.number ?? ''
  await colleague.visitor.send(calls.acceptContract, { params: { id }, query: {} })
  // Nobody stays signed in for as long.
  test.pass(24 * 60)
  payer = await aContactPerson(test, [county])
  secretary = await aContactPerson(test, [school])
  await payer.visitor.send(calls.declineContract, {
    body: { contractId: id, declineReason: 'other', comment: 'Too near' },
  })
  await payer.visitor.send(calls.setIsObligatedToControl, {
    body: { organizationGuid: at.sister.id, isObligatedToControl: false },
  })
})
afterAll(() => test.close())

describe('the journal of the portal', () => {
  it('tells who did what about whom, the latest first', async () => {
    const [declined, accepted, ...further] = await read(secretary)
    expect(further).toEqual([])
    expect(declined).toMatchObject({ act: 'contractDeclined', by: 'Con Tact', about: 'Muster, Mia' })
    expect(accepted).toMatchObject({ act: 'contractAccepted', about: 'Muster, Mia', organisation: { name: 'School' } })
  })

  it('is of one’s own organisations alone, and for who pays of all they pay for', async () => {
    expect(await actsOf(payer)).toEqual(['obligationSaid', 'contractDeclined', 'contractAccepted'])
    expect(await actsOf(await aContactPerson(test, [at.sister]))).toEqual(['obligationSaid'])
    expect(await actsOf(payer, { organizationId: at.sister.id })).toEqual(['obligationSaid'])
    expect(await actsOf(secretary, { organizationId: at.sister.id })).toEqual([])
    const abroad = await anOrganisation(test, { name: 'Abroad' })
    expect(await actsOf(await aContactPerson(test, [abroad]))).toEqual([])
  })

  it('tells of nothing that the reader’s own entries do not lead to', async () => {
    const other = await sees(await aContactPerson(test, [at.school]), ['SchoolOverview', 'Document'])
    expect(await actsOf(other)).toEqual([])
    const decider = await sees(await aContactPerson(test, [at.school]), ['SchoolOverview', 'AcceptDecline'])
    expect(await actsOf(decider)).toEqual(['contractDeclined', 'contractAccepted'])
  })

  it('tells who pays alone what they decided about ways', async () => {
    const county = await anOrganisation(test, { name: 'Other county', kind: 'authority' })
    const school = await anOrganisation(test, { name: 'Other school' })
    await pays(test, county, school)
    const clerk = await aContactPerson(test, [county])
    const guid = await aPupilsContract(test, await aPupil(test, school), school, {
      state: 'ApprovalPayerPending',
      payer: county,
    })
    const body = { metres: 4100, isNearest: true, because: 'Measured on the map' }
    await clerk.visitor.ask(calls.sayWay, { params: { guid }, body })
    expect(await actsOf(clerk)).toEqual(['waySaid'])
    expect(await actsOf(await aContactPerson(test, [school]))).toEqual([])
  })

  it('is narrowed by what was done, by whom and when, and comes in pages', async () => {
    expect(await actsOf(payer, { acts: ['contractAccepted'] })).toEqual(['contractAccepted'])
    expect(await actsOf(payer, { search: 'con ta' })).toHaveLength(3)
    expect(await actsOf(payer, { search: 'xyz' })).toEqual([])
    const [latest, , first] = await read(payer)
    const [last, day] = [latest?.on.slice(0, 10), first?.on.slice(0, 10)]
    expect(await actsOf(payer, { until: day })).toEqual(['contractAccepted'])
    expect(await actsOf(payer, { from: last })).toEqual(['obligationSaid', 'contractDeclined'])
    expect(await actsOf(payer, { page: 1, pageSize: 2 })).toEqual(['contractAccepted'])
  })

  it('names nobody any more who has left', async () => {
    const school = await anOrganisation(test, { name: 'Left' })
    await pays(test, at.county, school)
    const [left, person] = [await aPupil(test, school, { lastName: 'Gone' }), await aContactPerson(test, [school])]
    const id = await aPupilsContract(test, left, school, { state: 'ApprovalOrganizationPending', payer: at.county })
    await person.visitor.send(calls.acceptContract, { params: { id }, query: {} })
    expect((await read(person))[0]?.about).toContain('Gone')
    await test.database.db.update(membership).set({ validUntil: '2026-11-01' }).where(eq(membership.partyId, left))
    const [act] = await read(person)
    expect(act?.act).toBe('contractAccepted')
    expect(act?.about).not.toContain('Gone')
    expect(act?.about).not.toBe(number)
    expect(act?.about).not.toBe('')
  })

  it('stands behind the wall, which lets nobody change it', async () => {
    const visitor = { ...ANONYMOUS, id: secretary.accountId }
    const { db } = walledWorld({ world: test.world, visitor, entries: ['SchoolOverview'] })
    const { rows } = await db.execute<{ place: string }>(
      sql`select distinct organisation_id::text as place from portal_action`,
    )
    expect(rows).toEqual([{ place: at.school.id }])
    await db.execute(sql`delete from portal_action`)
    await db.execute(sql`update portal_action set call = 'taken'`)
    expect(await test.database.db.$count(portalAction, eq(portalAction.organisationId, at.school.id))).toBe(2)
    expect(await test.database.db.$count(portalAction, eq(portalAction.call, 'taken'))).toBe(0)
  })

  it('knows each thing by the call it was done by, of the portal alone', () => {
    const noted = Object.values(NOTED_CALLS)
    expect(new Set(noted.map(({ name }) => name)).size).toBe(noted.length)
    expect(noted.filter(({ access }) => access.who !== 'portal')).toEqual([])
  })
})
