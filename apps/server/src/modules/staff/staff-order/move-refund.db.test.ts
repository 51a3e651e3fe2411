import { randomUUID } from 'node:crypto'
import { type Client, clients, defaultClient } from '@billett/clients'
import * as calls from '@billett/contract'
import { businessDateOf, RIGHTS } from '@billett/domain'
import { and, eq, like } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { ledgerEntry, order as orders, refund as refunds, staffAction } from '../../../db/schema/index.ts'
import { HANDLERS } from '../../../jobs/handlers.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aCart, aGuest, placed, referenceOf, verified } from '../../../testing/purchase.ts'
import { staffSession } from '../../../testing/staff-session.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { refundPayment } from '../../pay/payment/index.ts'
import { brokenInvariants } from '../../upkeep/books-check/index.ts'

const { AllowedToUseAdminPanel: PANEL, AllowedToSeeOrders: SEE, AllowedToCancelOrders: CANCEL } = RIGHTS

let test: TestWorld
let clerk: ReturnType<typeof visitorOf>
/** What a provider that works says. */
let giveBack: TestWorld['provider']['refundPayment']
beforeEach(async () => {
  test = await testWorld()
  clerk = await staffWith([PANEL, SEE, CANCEL])
  giveBack = test.provider.refundPayment
})
afterEach(() => test.close())

async function staffWith(rights: readonly number[], isProven = true) {
  const { clientId } = test.world.client.config.settings
  const id = randomUUID()
  const session = await staffSession(test.world, { id, clientId, rights, isProven })
  const visitor = visitorOf(test.app)
  visitor.withToken(await tokenFor(test.world, { kind: 'staff', id, rights, session }))
  return visitor
}

const refuse = () => {
  test.provider.refundPayment = async () => ({ state: 'refused', reason: 'rejected' })
}
const giveBackAgain = () => {
  test.provider.refundPayment = giveBack
}

/** A surplus of one euro that the provider did not give back. */
async function aFailedRefund() {
  const ada = visitorOf(test.app)
  const order = await placed(ada, await aCart(ada))
  test.provider.decide(referenceOf(order), 'paid', order.totalGrossInCents + 100)
  await verified(ada, order)
  refuse()
  await work()
  giveBackAgain()
  const [refund] = await test.world.db.select().from(refunds).where(eq(refunds.orderId, order.orderId))
  if (!refund) throw new Error('nothing is to be given back')
  return { order, reference: referenceOf(order), params: { orderId: order.orderId, refundId: refund.id } }
}

/** What is queued about refunds, done. */
async function work(): Promise<void> {
  for (const { refundId } of await takenJobs(test, 'refundPayment')) await refundPayment(test.world, refundId)
  for (const job of await takenJobs(test, 'sendRefundMail')) await HANDLERS.sendRefundMail.run(test.world, job)
}

type Params = { orderId: string; refundId: string }
type Query = { dryRun?: boolean }

const retry = (params: Params, expectedTries = 1, query: Query = {}, who = clerk) =>
  who.send(calls.retryStaffRefund, { params, query, body: { expectedTries } })

const today = () => businessDateOf(test.now())
const byHand = (params: Params, over: Partial<calls.RefundByHand> = {}, query: Query = {}, who = clerk) =>
  who.send(calls.endStaffRefundByHand, {
    params,
    query,
    body: { expectedTries: 1, paidFrom: 'bank', paidReference: 'SEPA 2026-11-4711', paidOn: today(), ...over },
  })

const stored = async ({ refundId }: Params) =>
  (await test.world.db.select().from(refunds).where(eq(refunds.id, refundId)))[0]
const booked = ({ refundId }: Params) =>
  test.world.db
    .select({ debit: ledgerEntry.debit, credit: ledgerEntry.credit, cents: ledgerEntry.amountCents })
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.refundId, refundId), like(ledgerEntry.key, 'refunded:%')))
const asked = (reference: string) => test.provider.refunds.filter(one => one.reference === reference)
const notes = () => test.world.db.select().from(staffAction).orderBy(staffAction.number)
const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey
const broken = async () => (await brokenInvariants(test.world.db, test.now())).map(({ invariant }) => invariant)

/** How often the portal counts it, and whether the list finds it. */
async function waitsFor({ orderId }: Params) {
  const [queue] = (await clerk.send(calls.getStaffQueues, { query: { queue: 'failedRefunds' } })).items
  const { items } = await clerk.send(calls.searchStaffOrders, { query: { trouble: 'refundFailed' } })
  return { queue: queue?.count, found: items.some(order => order.orderId === orderId) }
}

describe('staff who have a refund tried again', () => {
  it('see before what it is, and nothing is done yet', async () => {
    const { params, reference } = await aFailedRefund()
    const { items } = await retry(params, 1, { dryRun: true })
    expect(items).toMatchObject([
      { refund: { guid: params.refundId, amountInCent: 100, state: 'requested', tries: 2 }, needsSecondPerson: false },
    ])
    await work()
    expect([await stored(params), asked(reference), await notes()]).toMatchObject([{ state: 'failed' }, [], []])
  })

  it('have the money go back once, under a key of its own, and whoever waits for it is told', async () => {
    const { params, reference } = await aFailedRefund()
    expect(await waitsFor(params)).toEqual({ queue: 1, found: true })
    expect((await retry(params)).items).toMatchObject([{ refund: { state: 'requested', tries: 2, failure: null } }])
    test.mails.length = 0
    await work()
    await refundPayment(test.world, params.refundId)
    expect(asked(reference)).toEqual([{ reference, amountCents: 100, key: `${params.refundId}:2` }])
    expect(await stored(params)).toMatchObject({ state: 'done', doneOn: test.now(), paidFrom: null })
    expect(await booked(params)).toEqual([{ debit: 'refundDue', credit: 'provider', cents: 100 }])
    expect(await waitsFor(params)).toEqual({ queue: 0, found: false })
    expect(test.mails).toMatchObject([{ to: aGuest.email, subject: expect.stringContaining('coming back') }])
    expect(test.mails[0]?.text).toContain('is on its way now')
    expect(await broken()).toEqual([])
    expect(await notes()).toMatchObject([
      {
        call: 'admin/retryRefund',
        subjectKind: 'order',
        subjectId: params.orderId,
        before: { refund: params.refundId, state: 'failed', tries: 1 },
        after: { state: 'requested', tries: 2, refundInCent: 100, secondPerson: null },
      },
    ])
  })

  it('may do so again where the provider refuses once more, days later, too', async () => {
    const { params } = await aFailedRefund()
    test.pass(3 * 24 * 60)
    clerk = await staffWith([PANEL, SEE, CANCEL])
    await retry(params)
    expect(await broken()).toEqual([])
    refuse()
    await work()
    giveBackAgain()
    expect(await stored(params)).toMatchObject({ state: 'failed', tries: 2, failure: 'rejected' })
    expect(await waitsFor(params)).toEqual({ queue: 1, found: true })
    expect((await retry(params, 2)).status).toBe(200)
    await work()
    expect(await stored(params)).toMatchObject({ state: 'done', tries: 3 })
  })

  it('do not give back what somebody has given back on the pages of the provider', async () => {
    const { params, reference } = await aFailedRefund()
    const payment = test.provider.payments.get(reference)
    if (payment) test.provider.payments.set(reference, { ...payment, refundedCents: 100 })
    await retry(params)
    await work()
    expect(asked(reference)).toEqual([])
    expect(await stored(params)).toMatchObject({ state: 'failed', failure: 'alreadyBack' })
    expect((await byHand(params, { expectedTries: 2, paidFrom: 'provider', paidReference: 're_1' })).status).toBe(200)
    expect(await booked(params)).toEqual([{ debit: 'refundDue', credit: 'provider', cents: 100 }])
  })
})

describe('staff who have paid a refund back by hand', () => {
  it('note from where, by what and when: it is booked, owed no longer, and whoever waits for it is told', async () => {
    const { params, reference } = await aFailedRefund()
    test.mails.length = 0
    expect((await byHand(params, {}, { dryRun: true })).items).toMatchObject([{ refund: { state: 'done' } }])
    expect(await booked(params)).toEqual([])
    const { items } = await byHand(params)
    const said = { paidFrom: 'bank', paidReference: 'SEPA 2026-11-4711', paidOn: today() }
    expect(items).toMatchObject([{ refund: { state: 'done', amountInCent: 100, ...said } }])
    await work()
    expect(asked(reference)).toEqual([])
    expect(await booked(params)).toEqual([{ debit: 'refundDue', credit: 'bank', cents: 100 }])
    expect(await waitsFor(params)).toEqual({ queue: 0, found: false })
    expect(test.mails).toMatchObject([{ to: aGuest.email }])
    expect(test.mails[0]?.text).toContain('(reference: SEPA 2026-11-4711)')
    expect(await broken()).toEqual([])
    expect(await notes()).toMatchObject([
      { call: 'admin/endRefundByHand', after: { state: 'done', refundInCent: 100, ...said } },
    ])
    const order = await (await staffWith([PANEL, SEE])).ask(calls.getStaffOrder, { params })
    expect(order.refunds).toMatchObject([{ state: 'done', ...said }])
  })

  it('are refused a day on which it was not owed yet, or that is still to come, and a transfer without a reference', async () => {
    const { params } = await aFailedRefund()
    expect(wordOf(await byHand(params, { paidOn: '2026-11-01' }))).toBe('error.outOfRange')
    expect(wordOf(await byHand(params, { paidOn: '2099-11-01' }))).toBe('error.outOfRange')
    expect(wordOf(await byHand(params, { paidReference: ' ' }))).toBe('error.required')
    expect(await stored(params)).toMatchObject({ state: 'failed' })
  })
})

describe('two who do something about a refund at the same time', () => {
  it.each([
    ['both have it tried again', retry, retry],
    ['both have paid it', byHand, byHand],
    ['one has it tried again, one has paid it', retry, byHand],
  ] as const)('%s: one does, the other hears that it has changed', async (_, one, other) => {
    const { params, reference } = await aFailedRefund()
    const replies = await Promise.all([one(params), other(params)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(replies.flatMap(reply => wordOf(reply) ?? [])).toEqual(['error.changedMeanwhile'])
    await work()
    const { state, paidFrom } = (await stored(params)) ?? {}
    expect(state).toBe('done')
    expect(asked(reference)).toHaveLength(paidFrom === null ? 1 : 0)
    expect(await booked(params)).toHaveLength(1)
    expect(await broken()).toEqual([])
  })

  it('whoever saw it fail before somebody tried again hears so, too', async () => {
    const { params } = await aFailedRefund()
    await retry(params)
    refuse()
    await work()
    expect(wordOf(await byHand(params))).toBe('error.changedMeanwhile')
    expect((await byHand(params, { expectedTries: 2 })).status).toBe(200)
  })
})

describe('a refund that failed', () => {
  it('is nobody’s who has no right to it, has not shown who they are, or asks about another order', async () => {
    const { params } = await aFailedRefund()
    const other = await aFailedRefund()
    for (const act of [
      (who: typeof clerk, of = params) => retry(of, 1, {}, who),
      (who: typeof clerk, of = params) => byHand(of, {}, {}, who),
    ]) {
      expect((await act(await staffWith([PANEL, SEE]))).status).toBe(403)
      expect((await act(await staffWith([PANEL, SEE, CANCEL], false))).status).toBe(403)
      const strange = { orderId: params.orderId, refundId: other.params.refundId }
      expect(wordOf(await act(clerk, strange))).toBe('error.refundNotFound')
      expect(wordOf(await act(clerk, { ...params, orderId: randomUUID() }))).toBe('error.orderNotFound')
    }
    expect([await stored(params), await stored(other.params)]).toMatchObject([{ tries: 1 }, { tries: 1 }])
  })

  it('looks to staff of another company like one that is not there', async () => {
    const { params } = await aFailedRefund()
    const other = clients.find(client => client !== defaultClient) ?? defaultClient
    const home = eq(orders.id, params.orderId)
    await test.world.db
      .update(orders)
      .set({ clientId: clientIdOf({ client: other }) })
      .where(home)
    expect(wordOf(await retry(params))).toBe('error.orderNotFound')
    expect(wordOf(await byHand(params))).toBe('error.orderNotFound')
    await test.world.db
      .update(orders)
      .set({ clientId: clientIdOf(test.world) })
      .where(home)
    expect(await stored(params)).toMatchObject({ state: 'failed', tries: 1 })
  })

  it.each([
    ['tried again', retry, 'requested'],
    ['paid by hand', byHand, 'done'],
  ] as const)('above what one may give back alone waits for a second person: %s', async (_, act, after) => {
    const { params } = await aFailedRefund()
    const wantAbove = (secondPersonAboveCents: number) => {
      const { client } = test.world
      const settings = { ...client.config.settings, secondPerson: ['cancellation' as const], secondPersonAboveCents }
      test.world.client = { ...client, config: { ...client.config, settings } } satisfies Client
    }
    wantAbove(100)
    expect((await act(params, undefined, { dryRun: true })).items).toMatchObject([{ needsSecondPerson: false }])
    wantAbove(99)
    expect((await act(params, undefined, { dryRun: true })).items).toMatchObject([{ needsSecondPerson: true }])
    expect((await act(params)).status).toBe(202)
    expect(await stored(params)).toMatchObject({ state: 'failed', tries: 1 })
    const second = await staffWith([PANEL, RIGHTS.AllowedToApprove])
    const [waiting] = (await second.send(calls.getStaffApprovals, { query: { state: 'waiting' } })).items
    expect(waiting).toMatchObject({ act: 'cancellation', subjectKind: 'order', subjectId: params.orderId })
    const approval = { params: { approvalId: waiting?.id ?? '' }, body: { hash: waiting?.hash ?? '' } }
    expect((await second.send(calls.approveStaffAct, approval)).items).toMatchObject([{ state: 'approved' }])
    expect(await stored(params)).toMatchObject({ state: after })
  })
})
