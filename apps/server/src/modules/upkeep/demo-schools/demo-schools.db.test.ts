import * as calls from '@billett/contract'
import { DEMO_PASSWORD, demoSubscriptions } from '@billett/demo-region'
import { CHANGE_REQUEST_STATES } from '@billett/domain'
import { count, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepDemoSubscriptions } from '../../../adapters/demo/keep-demo-subscriptions.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import {
  appliedChild,
  bankEntry,
  claim,
  contract,
  contractEvent,
  mediumOrder,
  membership,
  organisation,
} from '../../../db/schema/index.ts'
import { loginOf, signIn } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { photoOfContract } from '../../school/family/index.ts'
import { keepDemoSchools } from './index.ts'
import { schoolId } from './school-id.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  const { db } = test.database
  await keepDemoSubscriptions(db, { clientId: clientIdOf(test.world), now: test.now() }, demoSubscriptions)
})
afterAll(() => test.close())

const signedIn = async (email: string) => {
  const visitor = visitorOf(test.app)
  await signIn(visitor, loginOf(test, { email, password: DEMO_PASSWORD }))
  return visitor
}

it('makes forty schools with 5,000 pupils and a company with 200 employees, once', async () => {
  await keepDemoSchools(test.world)
  await keepDemoSchools(test.world)
  const { db } = test.database
  const schools = await db.$count(organisation, eq(organisation.kind, 'school'))
  expect(schools).toBe(40)
  // Besides, those whom parents have applied for, and those of a list.
  expect(await db.$count(membership)).toBeGreaterThan(5200)
})

it('has invoices of three months, paid, open and overdue, and a transfer that somebody has to give to one', async () => {
  const county = await signedIn('landkreis@example.org')
  const theirs = (await county.send(calls.getPayerInvoices)).items
  expect(theirs.map(({ month, state }) => `${month} ${state}`)).toEqual([
    '2026-11 open',
    '2026-10 paid',
    '2026-09 paid',
  ])
  const waiting = await test.database.db.select().from(bankEntry).where(eq(bankEntry.state, 'waiting'))
  expect(waiting.map(({ kind, name }) => [kind, name])).toEqual([['transfer', 'Falkenwerke GmbH']])
  const company = await signedIn('personal@example.org')
  const own = (await company.send(calls.getPayerInvoices)).items
  expect(own.map(({ state }) => state)).toEqual(['overdue', 'overdue', 'paid'])
  expect(own[0]?.openCents).toBeGreaterThan(0)
  // Of 59.85 an employee pays 44.10, which is kept back from wages.
  const lists = (await company.send(calls.getPayerPayrollLists)).items
  const employees = (own[0]?.dueCents ?? 0) / 5985
  expect(lists[0]).toMatchObject({ month: '2026-11', count: employees, cents: employees * 4410 })
})

it('shows a secretary the own school, and the county what it pays for', async () => {
  const secretary = await signedIn('sekretariat@example.org')
  const [school] = (await secretary.send(calls.getOrganisations, { query: {} })).items
  expect(school).toMatchObject({ kind: 'school' })
  expect(school?.students).toBeGreaterThanOrEqual(125)
  expect(school?.waiting).toBeGreaterThan(0)
  const county = await signedIn('landkreis@example.org')
  const { items } = await county.send(calls.getOrganisations, { query: {} })
  expect(items).toHaveLength(41)
  expect(items[0]).toMatchObject({ kind: 'authority' })
  expect(items[0]?.students).toBeGreaterThanOrEqual(5000)
})

it('has requests in every state that lasts, and who decides has some to decide', async () => {
  // What has a ticket can be ended.
  await claimRound(test.world)
  const secretary = await signedIn('sekretariat@example.org')
  const { items } = await secretary.send(calls.getSchoolChangeRequests, { query: { pageSize: 500 } })
  const lasting = CHANGE_REQUEST_STATES.filter(state => state !== 'rejectedByCostUnit')
  expect(new Set(items.map(({ state }) => state))).toEqual(new Set(lasting))
  expect(items.some(({ mayDecide }) => mayDecide)).toBe(true)
  const payer = await signedIn('schulamt@example.org')
  const waiting = (await payer.send(calls.getSchoolChangeRequests, { query: { pageSize: 500 } })).items.filter(
    ({ mayDecide }) => mayDecide,
  )
  const guids = waiting.map(({ guid }) => guid)
  const told = (await payer.send(calls.acceptSchoolChangeRequests, { body: { guids, dryRun: true } })).items
  expect(told.filter(({ error }) => error)).toEqual([])
})

it('has cards to be printed with a photo, and one that waits for its photo', async () => {
  const { db } = test.database
  const orders = await db
    .select({ contractId: mediumOrder.contractId, state: mediumOrder.state })
    .from(mediumOrder)
    .innerJoin(appliedChild, eq(appliedChild.contractId, mediumOrder.contractId))
  expect(orders.map(({ state }) => state)).toEqual(['ordered', 'ordered', 'ordered'])
  const photos: boolean[] = []
  for (const { contractId } of orders) photos.push((await photoOfContract(test.world, contractId)) !== undefined)
  expect(photos.toSorted()).toEqual([false, true, true])
})

it('has contracts whose claims come up with the next round, and none of them is set aside', async () => {
  const { db } = test.database
  await claimRound(test.world)
  const granted = await db.$count(contract, eq(contract.state, 'Granted'))
  expect(granted).toBeGreaterThan(1400)
  const [claimed] = await db.select({ contracts: count() }).from(claim).where(isNotNull(claim.id))
  expect(claimed?.contracts).toBeGreaterThanOrEqual(granted * 2)
  const parked = (await db.select().from(contractEvent)).filter(({ happening }) => happening.kind === 'parked')
  expect(parked).toEqual([])
})

it('has a journal that tells each reader what was done at their own organisations', async () => {
  const journalOf = async (email: string) =>
    (await (await signedIn(email)).send(calls.getPortalJournal, { query: { pageSize: 500 } })).items
  const [school, county, company] = [
    await journalOf('sekretariat@example.org'),
    await journalOf('landkreis@example.org'),
    await journalOf('personal@example.org'),
  ]
  expect(new Set(school.map(({ act }) => act))).toEqual(
    new Set([
      ...['contractAccepted', 'contractDeclined', 'requestMade', 'requestAccepted', 'requestDeclined'],
      ...['pupilsFetched', 'fileUploaded', 'listTaken', 'listCompared', 'listApplied'],
    ]),
  )
  expect(new Set(school.map(({ by }) => by))).toEqual(new Set(['Sabine Ohlsen', 'Karim Haddad']))
  expect(county.map(({ act }) => act)).toContain('reportFetched')
  expect(new Set(company.map(({ act }) => act))).toEqual(
    new Set(['contractAccepted', 'reportFetched', 'controlFileFetched', 'fileUploaded']),
  )
  expect([...school, ...county, ...company].filter(({ organisation }) => organisation.name === '')).toEqual([])
})

it.each([
  ['sekretariat', 'Sabine Ohlsen', 'Karim Haddad'],
  ['schulbuero', 'Tim Reuter', 'Ruth Albers'],
])('tells in the journal of %s of requests as these say themselves: when, and who decided', async (who, asks, pays) => {
  const reader = await signedIn(`${who}@example.org`)
  const requests = (await reader.send(calls.getSchoolChangeRequests, { query: { pageSize: 500 } })).items
  const journal = (await reader.send(calls.getPortalJournal, { query: { pageSize: 500 } })).items
  const told = (...acts: string[]) =>
    journal.flatMap(({ act, on, by }) => (acts.includes(act) ? [`${on} ${by}`] : [])).toSorted()
  const decided = requests.filter(one => one.state.startsWith('accepted') || one.state === 'rejected')
  expect(new Set(decided.map(({ decidedBy }) => decidedBy))).toEqual(new Set([pays]))
  expect(told('requestAccepted', 'requestDeclined')).toEqual(
    decided.map(one => `${one.decidedOn} ${one.decidedBy}`).toSorted(),
  )
  expect(new Set(requests.map(({ requestedBy }) => requestedBy))).toEqual(new Set([asks, pays]))
  expect(told('requestMade')).toEqual(requests.map(one => `${one.requestedOn} ${one.requestedBy}`).toSorted())
  expect(decided.filter(({ requestedOn, decidedOn }) => decidedOn === null || decidedOn <= requestedOn)).toEqual([])
})

it('has applications of parents: with an own share, refused and objected to, exempt, and waiting', async () => {
  const county = await signedIn('landkreis@example.org')
  const { items } = await county.send(calls.listDecisions, { query: {} })
  const told = []
  for (const { contractGuid, student, result, departs, term } of items) {
    const [decision] = (await county.send(calls.getDecisions, { params: { guid: contractGuid ?? '' } })).items
    told.push([student.name, result, departs, term, decision?.ownShareInCent])
  }
  expect(told).toEqual([
    ['Adeyemi, Samuel', 'entitled', false, 'running', 0],
    ['Kaya, Elif', 'notEntitled', false, 'stopped', null],
    ['Sommer, Mats', 'entitled', false, 'running', 700],
    ['Sommer, Jule', 'entitled', false, 'running', 1400],
  ])
  const stateOf = async (filters: string) =>
    (await county.send(calls.getSchoolContracts, { query: { filters } })).items.map(({ state }) => state)
  expect(await stateOf('Hinrichsen')).toEqual(['ApprovalPayerPending'])
  expect(await stateOf('Petrova')).toEqual(['ApprovalOrganizationPending'])
})

it('has lists of pupils, one applied and one to look at, and documents', async () => {
  const county = await signedIn('landkreis@example.org')
  const shown = async (place: string) => {
    const params = { orgGuid: schoolId(test.world, 'organisation', place) }
    const [batch] = (await county.send(calls.getBatches, { params })).items
    const files = (await county.send(calls.getOrganisationFiles, { params, query: {} })).items
    return [batch?.state, batch?.counts, files.map(({ title }) => title)]
  }
  const counts = [
    { action: 'new', count: 2 },
    { action: 'changedClass', count: 4 },
  ]
  expect(await shown('school-1')).toEqual([
    'applied',
    counts,
    ['Unterschriften der Klasse 7a', 'Ausgabe der Schülertickets'],
  ])
  expect(await shown('school-7')).toEqual(['rehearsed', counts, []])
})
