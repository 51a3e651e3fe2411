import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { addMinutes, queuesFor, RIGHTS, type WorkQueue } from '@billett/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import * as schema from '../../../db/schema/index.ts'
import { changeRequest, paymentAttempt, refund, staffApproval } from '../../../db/schema/index.ts'
import { aContract, happens } from '../../../testing/a-contract.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { bought } from '../../../testing/purchase.ts'
import { staffSession } from '../../../testing/staff-session.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const READER = randomUUID()
const { AllowedToUseAdminPanel, AllowedToApprove, AllowedToSeeContracts, AllowedToSeeOrders } = RIGHTS

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const RIGHTS_OF_READER = [AllowedToUseAdminPanel, AllowedToApprove, AllowedToSeeContracts, AllowedToSeeOrders]

const asking = async (query: calls.StaffQueuesQuery = {}, rights?: number[]) => {
  const visitor = visitorOf(test.app)
  visitor.withToken(
    await tokenFor(test.world, { kind: 'staff', ...(rights ? { rights } : { id: READER, rights: RIGHTS_OF_READER }) }),
  )
  return (await visitor.send(calls.getStaffQueues, { query })).items
}

/** One of the queues, alone. */
const waitingIn = async (queue: WorkQueue, rights?: number[]) => (await asking({ queue }, rights))[0]

/** Asks for something that waits for an hour, counted from so many minutes ago. */
async function ask(askedBy: string, minutesAgo: number) {
  const askedOn = addMinutes(test.world.realClock(), -minutesAgo)
  await test.world.db.insert(staffApproval).values({
    id: randomUUID(),
    clientId: clientIdOf(test.world),
    act: 'rights',
    call: calls.setStaffRights.name,
    input: { params: {}, query: {}, body: {} },
    subjectKind: 'user',
    subjectId: randomUUID(),
    hash: randomUUID(),
    askedBy,
    askedFrom: '127.0.0.1',
    askedOn,
    endsOn: addMinutes(askedOn, 60),
  })
}

it('counts what others have asked for as long as it waits, and not what the reader asked for', async () => {
  await ask(randomUUID(), 10)
  await ask(randomUUID(), 90)
  await ask(READER, 20)
  const oldest = addMinutes(test.world.realClock(), -10)
  expect(await waitingIn('approvals')).toEqual({ queue: 'approvals', count: 1, oldest })
})

it('counts contracts that were set aside, and those with requests nobody has decided, each once', async () => {
  const { contractId } = await aContract(test, { from: '2026-12-01' })
  await happens(test, contractId, { kind: 'parked', effectiveOn: '2026-11-21', payload: { reason: 'failed' } })
  expect(await waitingIn('parkedContracts')).toEqual({ queue: 'parkedContracts', count: 1, oldest: expect.any(String) })
  expect(await waitingIn('changeRequests')).toEqual({ queue: 'changeRequests', count: 0, oldest: null })
  await happens(test, contractId, { kind: 'unparked', effectiveOn: '2026-11-21', payload: {} })
  const request = {
    clientId: clientIdOf(test.world),
    contractId,
    kind: 'cancel' as const,
    state: 'new' as const,
    change: { kind: 'cancel' as const, date: null, reason: 'customerRequest' as const },
    requestedOn: test.now(),
    events: [],
  }
  await test.world.db.insert(changeRequest).values([
    { ...request, id: randomUUID() },
    { ...request, id: randomUUID() },
  ])
  expect(await waitingIn('parkedContracts')).toMatchObject({ count: 0 })
  expect(await waitingIn('changeRequests')).toMatchObject({ count: 1, oldest: test.now() })
})

it('counts orders whose money should have gone back and did not, each once', async () => {
  await bought(test, visitorOf(test.app))
  const [attempt] = await test.world.db.select().from(paymentAttempt)
  if (!attempt) throw new Error('nothing was paid')
  const aRefund = (state: 'requested' | 'failed') => ({
    id: randomUUID(),
    orderId: attempt.orderId,
    attemptId: attempt.id,
    amountCents: 100,
    why: 'cancellation' as const,
    state,
    createdOn: test.now(),
  })
  await test.world.db.insert(refund).values(aRefund('requested'))
  expect(await waitingIn('failedRefunds')).toMatchObject({ count: 0, oldest: null })
  await test.world.db.insert(refund).values([aRefund('failed'), aRefund('failed')])
  expect(await waitingIn('failedRefunds')).toMatchObject({ count: 1, oldest: test.now() })
})

it('counts applications to be decided and proofs to be examined, and says of a contract that its proof waits', async () => {
  const { contractId } = await aContract(test, { from: '2027-01-01' })
  const { contract, entitlementProof } = schema
  const { db } = test.world
  await db.update(contract).set({ state: 'TransporterExamination' }).where(eq(contract.id, contractId))
  expect(await waitingIn('applications')).toMatchObject({ count: 1, oldest: expect.any(String) })
  await db.insert(entitlementProof).values({
    id: randomUUID(),
    clientId: clientIdOf(test.world),
    contractId,
    field: 'proof',
    neededBy: '2026-12-01',
    givenOn: test.now(),
  })
  expect(await waitingIn('proofs')).toMatchObject({ count: 1, oldest: test.now() })
  const clerk = visitorOf(test.app)
  clerk.withToken(await tokenFor(test.world, { kind: 'staff', id: READER, rights: RIGHTS_OF_READER }))
  const { items } = await clerk.send(calls.searchStaffContracts, { query: { trouble: 'proof' } })
  expect(items).toMatchObject([{ guid: contractId, troubles: ['proof'] }])
  await db.delete(entitlementProof).where(eq(entitlementProof.contractId, contractId))
  await db.update(contract).set({ state: 'Granted' }).where(eq(contract.id, contractId))
  expect(await waitingIn('proofs')).toMatchObject({ count: 0, oldest: null })
})

it('counts drafts of pages of the own clients until somebody has released them', async () => {
  const rights = [AllowedToUseAdminPanel, RIGHTS.AllowedToReleasePages]
  const { pageDraft } = schema
  const text = { title: 'Terms', lead: '', sections: [], version: '2026-11-22', changes: 1 }
  const draft = { key: 'terms.en', text, version: 1, writtenBy: READER, writtenOn: test.now() }
  await test.world.db.insert(pageDraft).values([
    { ...draft, clientId: clientIdOf(test.world) },
    { ...draft, clientId: randomUUID() },
  ])
  expect(await waitingIn('pageDrafts', rights)).toMatchObject({ count: 1, oldest: test.now() })
  await test.world.db.delete(pageDraft)
  expect(await waitingIn('pageDrafts', rights)).toMatchObject({ count: 0, oldest: null })
})

it('counts drafts of settings, arrangements and statements until they are released or written anew', async () => {
  const { db } = test.world
  const clientId = clientIdOf(test.world)
  const rights = [AllowedToUseAdminPanel, RIGHTS.AllowedToReleaseConfiguration, RIGHTS.AllowedToReleaseTariff]
  const draft = { clientId, storedOn: test.now(), writtenBy: READER, checkedOn: test.now(), active: false }
  const arranged = { ...draft, part: 'fixPriceGroups' as const, serviceArea: 2, content: {} }
  await db.insert(schema.tariffArrangement).values([
    { ...arranged, version: 1 },
    { ...arranged, version: 2 },
    { ...arranged, version: 1, serviceArea: 4, releasedOn: test.now() },
    { ...arranged, version: 1, clientId: randomUUID() },
  ])
  expect(await waitingIn('arrangementDrafts', rights)).toMatchObject({ count: 1, oldest: test.now() })
  const client = test.world.client
  const settings = { ...draft, source: 'staff' as const, client }
  await db.insert(schema.clientVersion).values([
    { ...settings, version: 71, fingerprint: 'a' },
    { ...settings, version: 72, fingerprint: 'b' },
  ])
  expect(await waitingIn('settingsDrafts', rights)).toMatchObject({ count: 1, oldest: test.now() })
  await db.update(schema.clientVersion).set({ discardedOn: test.now() }).where(eq(schema.clientVersion.version, 72))
  expect(await waitingIn('settingsDrafts', rights)).toMatchObject({ count: 0 })
  const statement = { clientId, statement: 'select 1', writtenOn: test.now() }
  await db.insert(schema.sqlStatement).values([
    { ...statement, description: 'new' },
    { ...statement, description: 'old', releasedOn: test.now() },
  ])
  const edits = [AllowedToUseAdminPanel, RIGHTS.AllowedToEditSqlStatements]
  expect(await waitingIn('statementDrafts', edits)).toMatchObject({ count: 1, oldest: test.now() })
})

it('counts what the reader has taken on of what was sent in, and nobody else’s', async () => {
  const { submissionHandling } = schema
  const of = { clientId: clientIdOf(test.world), assignedTo: READER }
  await test.world.db.insert(submissionHandling).values([
    { ...of, submissionId: randomUUID() },
    { ...of, submissionId: randomUUID(), doneOn: test.now(), doneBy: READER },
    { ...of, submissionId: randomUUID(), assignedTo: randomUUID() },
  ])
  const rights = [AllowedToUseAdminPanel, RIGHTS.AllowedToHandleSubmissions]
  const visitor = visitorOf(test.app)
  const session = await staffSession(test.world, { id: READER, clientId: of.clientId, rights })
  visitor.withToken(await tokenFor(test.world, { kind: 'staff', id: READER, rights, session }))
  await test.world.db.update(schema.userAccount).set({ rights }).where(eq(schema.userAccount.id, READER))
  const { items } = await visitor.send(calls.getStaffQueues, { query: { queue: 'mySubmissions' } })
  expect(items).toEqual([{ queue: 'mySubmissions', count: 1, oldest: null }])
  const before = RIGHTS_OF_READER
  await test.world.db.update(schema.userAccount).set({ rights: before }).where(eq(schema.userAccount.id, READER))
})

it('counts what partners’ servers did not take, of the own clients', async () => {
  const webhookId = randomUUID()
  const { webhook, webhookDelivery } = schema
  const own = { clientId: clientIdOf(test.world), createdOn: test.now(), secret: 'sealed' }
  await test.world.db
    .insert(webhook)
    .values({ ...own, id: webhookId, name: 'one', url: 'https://a.example', events: [] })
  const told = (state: 'failed' | 'delivered', clientId = own.clientId) => ({
    ...{ id: randomUUID(), clientId, webhookId, eventId: randomUUID(), event: 'orderPaid' as const, data: {} },
    ...{ occurredOn: test.now(), state, tries: 9 },
  })
  await test.world.db.insert(webhookDelivery).values([told('failed'), told('delivered'), told('failed', randomUUID())])
  const rights = [AllowedToUseAdminPanel, RIGHTS.AllowedToManageIntegrations]
  expect(await waitingIn('failedDeliveries', rights)).toMatchObject({ count: 1, oldest: test.now() })
})

it('are those that the reader has a right to', async () => {
  const shown = (await asking()).map(({ queue }) => queue)
  expect(shown).toEqual(queuesFor(RIGHTS_OF_READER))
  expect(await waitingIn('feedback')).toBeUndefined()
  expect((await asking({}, [AllowedToUseAdminPanel])).map(({ queue }) => queue)).toEqual(['events'])
})

it('stay where one of them cannot be counted', async () => {
  await test.world.db.execute(sql`alter table refund rename to refund_away`)
  const queues = await asking()
  await test.world.db.execute(sql`alter table refund_away rename to refund`)
  expect(queues.filter(({ count }) => count === null)).toEqual([{ queue: 'failedRefunds', count: null, oldest: null }])
  expect(await waitingIn('failedRefunds')).toMatchObject({ count: 1 })
})
