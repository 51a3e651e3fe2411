import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { addMinutes, RIGHTS } from '@billett/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { changeRequest, paymentAttempt, refund, staffApproval } from '../../../db/schema/index.ts'
import { aContract, happens } from '../../../testing/a-contract.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { bought } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const READER = randomUUID()
const { AllowedToUseAdminPanel, AllowedToApprove, AllowedToSeeContracts, AllowedToSeeOrders } = RIGHTS

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const atPortal = async () => {
  const visitor = visitorOf(test.app)
  const rights = [AllowedToUseAdminPanel, AllowedToApprove, AllowedToSeeContracts, AllowedToSeeOrders]
  visitor.withToken(await tokenFor(test.world, { kind: 'staff', id: READER, rights }))
  const [figures] = (await visitor.send(calls.getStaffDashboard)).items
  return figures
}

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
  await ask(READER, 10)
  expect(await atPortal()).toMatchObject({ waitingApprovals: 1 })
})

it('counts contracts that were set aside, and those with requests nobody has decided, each once', async () => {
  const { contractId } = await aContract(test, { from: '2026-12-01' })
  await happens(test, contractId, { kind: 'parked', effectiveOn: '2026-11-21', payload: { reason: 'failed' } })
  expect(await atPortal()).toMatchObject({ parkedContracts: 1, undecidedContracts: 0 })
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
  expect(await atPortal()).toMatchObject({ parkedContracts: 0, undecidedContracts: 1 })
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
  expect(await atPortal()).toMatchObject({ failedRefunds: 0 })
  await test.world.db.insert(refund).values([aRefund('failed'), aRefund('failed')])
  expect(await atPortal()).toMatchObject({ failedRefunds: 1 })
})
