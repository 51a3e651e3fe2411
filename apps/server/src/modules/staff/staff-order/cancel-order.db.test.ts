import { randomUUID } from 'node:crypto'
import { type Client, clients, defaultClient } from '@billett/clients'
import * as calls from '@billett/contract'
import { CANCELLATION_COMMENT, RIGHTS, TOP_UP_SORT } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { booking, issuedTicket, order as orders, refund, staffAction } from '../../../db/schema/index.ts'
import { HANDLERS } from '../../../jobs/handlers.ts'
import { aCustomer } from '../../../testing/account.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { CARDS } from '../../../testing/fakes/fake-cards.ts'
import { aLaterTicket, firstTicketOf, offer, take } from '../../../testing/hand-over.ts'
import {
  aCart,
  aDayTicket,
  aGuest,
  bought,
  execution,
  placed,
  referenceOf,
  verified,
} from '../../../testing/purchase.ts'
import { staffSession } from '../../../testing/staff-session.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { refundPayment, settlePayment } from '../../pay/payment/index.ts'
import { latestAttempt } from '../../ticket/order/index.ts'

const { AllowedToUseAdminPanel: PANEL, AllowedToSeeOrders: SEE, AllowedToCancelOrders: CANCEL } = RIGHTS

let test: TestWorld
let clerk: ReturnType<typeof visitorOf>
beforeEach(async () => {
  test = await testWorld()
  clerk = await staffWith([PANEL, SEE, CANCEL])
})
afterEach(() => test.close())

async function staffWith(rights: readonly number[]) {
  const { clientId } = test.world.client.config.settings
  const id = randomUUID()
  const session = await staffSession(test.world, { id, clientId, rights })
  const visitor = visitorOf(test.app)
  visitor.withToken(await tokenFor(test.world, { kind: 'staff', id, rights, session }))
  return visitor
}

const cancel = (body: calls.CancelOrder, query: { dryRun?: boolean } = {}, who = clerk) =>
  who.send(calls.cancelStaffOrder, { query, body })

const twoTickets = () => bought(test, visitorOf(test.app), aDayTicket(), aDayTicket({ validFrom: '2026-11-28T10:00' }))

const salesOf = async ({ orderId }: calls.PreparedOrder) =>
  (await test.world.db.select().from(booking).where(eq(booking.orderId, orderId)).orderBy(booking.number)).filter(
    ({ type }) => type === 'sale',
  )
const firstSaleOf = async (order: calls.PreparedOrder) => (await salesOf(order))[0]?.id ?? ''
const refundsOf = ({ orderId }: calls.PreparedOrder) =>
  test.world.db.select().from(refund).where(eq(refund.orderId, orderId))
const ticketsOf = async ({ orderId }: calls.PreparedOrder) =>
  (await test.world.db.select().from(issuedTicket).where(eq(issuedTicket.orderId, orderId))).map(({ state }) => state)
const notes = () => test.world.db.select().from(staffAction).orderBy(staffAction.number)
const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey

describe('staff who cancel an order', () => {
  it('see before what goes back, and nothing is done yet', async () => {
    const order = await twoTickets()
    const price = order.totalGrossInCents / 2
    const bookingIds = [await firstSaleOf(order)]
    const { items } = await cancel({ orderId: order.orderId, bookingIds }, { dryRun: true })
    expect(items).toMatchObject([
      {
        state: 'partlyCancelled',
        bookings: [{ guid: bookingIds[0], amountInCent: price }],
        amountInCent: price,
        currency: 'EUR',
        paymentMethod: order.payment.methodLabel,
        isWhole: false,
        needsSecondPerson: false,
      },
    ])
    expect(await ticketsOf(order)).toEqual(['issued', 'issued'])
    expect([await refundsOf(order), await notes()]).toEqual([[], []])
  })

  it('take one booking of it back, valid as it is, and the buyer reads who has done it', async () => {
    const order = await twoTickets()
    const price = order.totalGrossInCents / 2
    const bookingIds = [await firstSaleOf(order)]
    expect((await cancel({ orderId: order.orderId, bookingIds, expectedAmountInCent: price })).status).toBe(200)
    expect((await ticketsOf(order)).toSorted()).toEqual(['cancelled', 'issued'])
    const [due] = await refundsOf(order)
    expect(due).toMatchObject({ amountCents: price, why: 'cancelledByStaff', state: 'requested' })
    await refundPayment(test.world, due?.id ?? '')
    for (const job of await takenJobs(test, 'sendRefundMail')) await HANDLERS.sendRefundMail.run(test.world, job)
    expect(test.mails.at(-1)).toMatchObject({ to: aGuest.email })
    expect(test.mails.at(-1)?.text).toContain('We have cancelled what is listed below')
    expect(await notes()).toMatchObject([
      {
        call: 'admin/cancelOrder',
        subjectKind: 'order',
        subjectId: order.orderId,
        before: { state: 'completed' },
        after: { state: 'partlyCancelled', amountInCent: price, comment: CANCELLATION_COMMENT, secondPerson: null },
      },
    ])
  })

  it('take back all that is left of it, with a comment of their own, and hear when nothing is', async () => {
    const order = await twoTickets()
    const { orderId } = order
    await cancel({ orderId, bookingIds: [await firstSaleOf(order)] })
    expect((await cancel({ orderId, comment: 'sold twice' })).items).toMatchObject([
      { state: 'cancelled', isWhole: true, amountInCent: order.totalGrossInCents / 2 },
    ])
    expect((await notes()).at(-1)?.after).toMatchObject({ comment: 'sold twice' })
    expect(wordOf(await cancel({ orderId }))).toBe('error.bookingsCancelled')
    expect(await refundsOf(order)).toHaveLength(2)
  })

  it('take back all that nobody else has taken, and hear where somebody has', async () => {
    const buyer = visitorOf(test.app)
    const order = await bought(test, buyer, aLaterTicket(), aLaterTicket())
    const { orderId } = order
    const [made] = (await offer(buyer, firstTicketOf(order))).items
    await take(visitorOf(test.app), made?.secret ?? '')
    expect((await cancel({ orderId })).items).toMatchObject([
      { state: 'partlyCancelled', isWhole: false, amountInCent: order.totalGrossInCents / 2 },
    ])
    expect((await ticketsOf(order)).toSorted()).toEqual(['cancelled', 'handedOver'])
    expect(wordOf(await cancel({ orderId }))).toBe('error.ticketHandedOver')
  })

  it('take back what came by a link and cost nothing, and whoever has taken it is told, once', async () => {
    const buyer = visitorOf(test.app)
    const [made] = (await offer(buyer, firstTicketOf(await bought(test, buyer, aLaterTicket())))).items
    const [taken] = (await take(visitorOf(test.app), made?.secret ?? '', 'bart@example.org')).items
    test.mails.length = 0
    expect((await cancel({ orderId: taken?.orderId ?? '' })).status).toBe(200)
    const jobs = await takenJobs(test, 'sendCancelledMail')
    for (const job of [...jobs, ...jobs]) await HANDLERS.sendCancelledMail.run(test.world, job)
    expect(test.mails).toHaveLength(1)
    expect(test.mails[0]).toMatchObject({ to: 'bart@example.org' })
    expect(test.mails[0]?.text).toContain('We have cancelled what is listed below')
    expect(test.mails[0]?.text).toContain('no money comes back')
    expect(await takenJobs(test, 'sendRefundMail')).toEqual([])
  })

  it('are read afterwards by colleagues: when each sale was taken back, and what was said, not to whom it is hidden', async () => {
    const order = await twoTickets()
    const { orderId } = order
    const seen = async (rights: readonly number[]) =>
      (await staffWith(rights)).ask(calls.getStaffOrder, { params: { orderId } })
    const all = [PANEL, SEE, RIGHTS.AllowedToSeePersonalDetails]
    const why = { comment: 'Ada has bought it twice', reason: 'boughtTwice' as const }
    await cancel({ orderId, bookingIds: [await firstSaleOf(order)], ...why })
    expect(await seen(all)).toMatchObject({ comment: why.comment, cancelReason: why.reason })
    test.pass(1)
    await cancel({ orderId })
    expect(await seen(all)).toMatchObject({
      comment: CANCELLATION_COMMENT,
      bookings: [
        { type: 'sale', state: 'cancelled', historyDate: order.paidOn },
        { type: 'sale', state: 'cancelled', historyDate: test.now() },
        { type: 'cancellation', historyDate: null },
        { type: 'cancellation', historyDate: null },
      ],
    })
    expect((await seen([PANEL, SEE])).comment).toBeNull()
  })

  it('take back once what two of them take back at the same time', async () => {
    const order = await twoTickets()
    const replies = await Promise.all([1, 2, 3].map(() => cancel({ orderId: order.orderId })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await refundsOf(order)).toHaveLength(1)
  })

  it('take back an order that was paid and whose tickets could not be made', async () => {
    const visitor = visitorOf(test.app)
    const order = await placed(visitor, await aCart(visitor))
    test.provider.decide(referenceOf(order), 'paid')
    const { barcode } = test.world
    const sign = () => {
      throw new Error('the key cannot be read')
    }
    test.world.barcode = { ...barcode, sign }
    const attempt = await latestAttempt(test.world.db, order.orderId)
    if (attempt) await settlePayment(test.world, attempt)
    test.world.barcode = barcode
    const [stored] = await test.world.db.select().from(orders).where(eq(orders.id, order.orderId))
    expect(stored?.state).toBe('paid')
    expect((await cancel({ orderId: order.orderId }, { dryRun: true })).items).toMatchObject([{ isWhole: true }])
    expect((await cancel({ orderId: order.orderId })).items).toMatchObject([
      { state: 'cancelled', amountInCent: order.totalGrossInCents },
    ])
    expect(await refundsOf(order)).toMatchObject([{ amountCents: order.totalGrossInCents }])
    expect(await ticketsOf(order)).toEqual([])
  })

  it('do nothing where another amount would go back than they have seen', async () => {
    const order = await twoTickets()
    const asked = { orderId: order.orderId, expectedAmountInCent: order.totalGrossInCents + 1 }
    expect(wordOf(await cancel(asked))).toBe('error.changedMeanwhile')
    expect(await ticketsOf(order)).toEqual(['issued', 'issued'])
  })

  it('are refused what is not paid, not of the order, or on a card by now', async () => {
    const guest = visitorOf(test.app)
    const cart = await aCart(guest)
    expect(wordOf(await cancel({ orderId: cart.orderId }))).toBe('error.orderNotPaid')
    const [one, other] = [await twoTickets(), await twoTickets()]
    const strange = { orderId: one.orderId, bookingIds: [await firstSaleOf(other)] }
    expect(wordOf(await cancel(strange))).toBe('error.bookingNotFound')
    const { visitor } = await aCustomer(test)
    const filled = await aCart(visitor, {
      ...aDayTicket(),
      sortId: TOP_UP_SORT,
      prepaidCard: { cardNumber: CARDS.ordinary, amount: 2_000 },
    })
    const { guest: _, ...body } = execution(filled)
    const topUp = await visitor.ask(calls.executeSale, { body })
    test.provider.decide(referenceOf(topUp), 'paid')
    await verified(visitor, topUp)
    expect(wordOf(await cancel({ orderId: topUp.orderId }))).toBe('error.bookingNotCancellable')
  })
})

describe('where the company wants a second person above an amount', () => {
  const wantSecond = (secondPersonAboveCents: number) => {
    const { client } = test.world
    const settings = { ...client.config.settings, secondPerson: ['cancellation' as const], secondPersonAboveCents }
    test.world.client = { ...client, config: { ...client.config, settings } }
  }

  it('more than that waits until somebody else agrees', async () => {
    const order = await twoTickets()
    wantSecond(order.totalGrossInCents - 1)
    const { orderId } = order
    expect((await cancel({ orderId }, { dryRun: true })).items).toMatchObject([{ needsSecondPerson: true }])
    expect((await cancel({ orderId })).status).toBe(202)
    expect(await ticketsOf(order)).toEqual(['issued', 'issued'])
    const second = await staffWith([PANEL, RIGHTS.AllowedToApprove])
    const [asked] = (await second.send(calls.getStaffApprovals, { query: { state: 'waiting' } })).items
    expect(asked).toMatchObject({ act: 'cancellation', subjectKind: 'order', subjectId: orderId })
    const params = { approvalId: asked?.id ?? '' }
    const agreed = await second.send(calls.approveStaffAct, { params, body: { hash: asked?.hash ?? '' } })
    expect(agreed.items).toMatchObject([{ state: 'approved' }])
    expect(await ticketsOf(order)).toEqual(['cancelled', 'cancelled'])
    expect(await refundsOf(order)).toMatchObject([{ amountCents: order.totalGrossInCents }])
  })

  it('what goes back piece by piece counts together, whoever takes it back', async () => {
    const order = await twoTickets()
    const { orderId } = order
    const [first = '', second = ''] = (await salesOf(order)).map(({ id }) => id)
    wantSecond(order.totalGrossInCents - 1)
    expect((await cancel({ orderId, bookingIds: [first] })).status).toBe(200)
    const colleague = await staffWith([PANEL, SEE, CANCEL])
    const rest = { orderId, bookingIds: [second] }
    expect((await cancel(rest, { dryRun: true }, colleague)).items).toMatchObject([{ needsSecondPerson: true }])
    expect((await cancel(rest, {}, colleague)).status).toBe(202)
    expect((await ticketsOf(order)).toSorted()).toEqual(['cancelled', 'issued'])
    wantSecond(order.totalGrossInCents)
    expect((await cancel(rest)).status).toBe(202)
  })

  it('what waits for somebody counts, too, as long as it does', async () => {
    const order = await twoTickets()
    const { orderId } = order
    const bookingIds = [await firstSaleOf(order)]
    wantSecond(order.totalGrossInCents - 1)
    expect((await cancel({ orderId })).status).toBe(202)
    expect((await cancel({ orderId, bookingIds })).status).toBe(202)
    const second = await staffWith([PANEL, RIGHTS.AllowedToApprove])
    const { items } = await second.send(calls.getStaffApprovals, { query: { state: 'waiting' } })
    for (const { id: approvalId } of items)
      await second.send(calls.declineStaffAct, { params: { approvalId }, body: { reason: 'one by one' } })
    expect((await cancel({ orderId, bookingIds })).status).toBe(200)
  })

  it('that much is given back by one', async () => {
    const order = await twoTickets()
    wantSecond(order.totalGrossInCents)
    expect((await cancel({ orderId: order.orderId })).status).toBe(200)
    expect(await ticketsOf(order)).toEqual(['cancelled', 'cancelled'])
  })
})

describe('an order of another company', () => {
  const other = clients.find(client => client !== defaultClient) ?? defaultClient
  type Wanted = Pick<Client['config']['settings'], 'secondPerson' | 'secondPersonAboveCents'>
  const wanting = (client: Client, wanted: Wanted): Client => ({
    ...client,
    config: { ...client.config, settings: { ...client.config.settings, ...wanted } },
  })

  /** Staff of the senior company cancel it whole; `own` and `theirs`: what both want. */
  async function cancelled(order: calls.PreparedOrder, own: Wanted, theirs: Wanted) {
    const { world } = test
    const { clients: store } = world
    const otherId = clientIdOf({ client: other })
    world.config = { ...world.config, SENIOR_CLIENT: defaultClient.name }
    world.client = wanting(world.client, own)
    const current = (clientId: string) => (clientId === otherId ? wanting(other, theirs) : store.current(clientId))
    world.clients = { ...store, current }
    await world.db.update(orders).set({ clientId: otherId }).where(eq(orders.id, order.orderId))
    return cancel({ orderId: order.orderId })
  }
  const atHome = ({ orderId }: calls.PreparedOrder) =>
    test.world.db
      .update(orders)
      .set({ clientId: clientIdOf(test.world) })
      .where(eq(orders.id, orderId))

  const wants = (secondPersonAboveCents: number): Wanted => ({ secondPerson: ['cancellation'], secondPersonAboveCents })
  const nothing: Wanted = { secondPerson: [], secondPersonAboveCents: 0 }

  it.each([
    ['only theirs wants one', nothing, wants(0), 202],
    ['only the one whose people act wants one', wants(0), nothing, 202],
    ['theirs wants one for less', wants(1_000_000), wants(0), 202],
    ['both give that much back alone', wants(1_000_000), wants(1_000_000), 200],
  ] as const)('waits for a second person as either company wants it: %s', async (_, own, theirs, status) => {
    const order = await twoTickets()
    expect((await cancelled(order, own, theirs)).status).toBe(status)
    await atHome(order)
  })

  it('is agreed to where it was asked for', async () => {
    const order = await twoTickets()
    await cancelled(order, nothing, wants(0))
    const second = await staffWith([PANEL, RIGHTS.AllowedToApprove])
    const [asked] = (await second.send(calls.getStaffApprovals, { query: { state: 'waiting' } })).items
    const params = { approvalId: asked?.id ?? '' }
    const agreed = await second.send(calls.approveStaffAct, { params, body: { hash: asked?.hash ?? '' } })
    expect(agreed.items).toMatchObject([{ state: 'approved', subjectId: order.orderId }])
    expect(await ticketsOf(order)).toEqual(['cancelled', 'cancelled'])
    await atHome(order)
  })
})
