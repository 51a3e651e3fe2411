import { moved, type Order } from '@billett/domain'
import { and, eq, sql } from 'drizzle-orm'
import { accepted } from '../../call/refused.ts'
import type { Transaction } from '../../db/database.ts'
import { booking, paymentAttempt } from '../../db/schema/index.ts'
import type { World } from '../../world.ts'
import { book, reversal } from '../books/index.ts'
import { raiseEvent } from '../common/index.ts'
import { lockAnyOrder, saveProgress, topUpsOf } from '../order/index.ts'
import { requestRefund } from '../payment/index.ts'
import { endTopUp, type StoredTopUp } from '../prepaid/index.ts'

/** The card service does not take the money: the sale of it is undone, and it goes back by the payment that brought it. Staff are told. */
export const takeBack =
  (reason: string) =>
  async (world: World, tx: Transaction, topUp: StoredTopUp): Promise<void> => {
    const { id, orderId, amountCents } = topUp
    const bookedOn = world.clock()
    // Orders are locked first, always.
    const order = await lockAnyOrder(tx, orderId)
    if (!order || !(await endTopUp(tx, id, { state: 'refused', reason, doneOn: bookedOn }))) return
    await cancelBooking(world, tx, topUp)
    await book(tx, reversal({ id: world.newId(), orderId, ticketId: id, amountCents, bookedOn }))
    const attemptId = await paidBy(tx, orderId)
    await requestRefund(world, tx, { orderId, attemptId, amountCents, why: 'topUpRefused', bookedOn })
    await saveProgress(
      tx,
      accepted(moved(order, (await isAllRefused(tx, order)) ? 'cancelled' : 'partlyCancelled')).order,
    )
    const comment = `Top-up ${id} of order ${order.orderNumber} was refused by the card service: ${reason}`
    await raiseEvent(tx, world, 'warning', `topUp:${id}`, comment)
  }

/** The cancellation of what was sold, as the next booking of the order. */
async function cancelBooking(world: World, tx: Transaction, { id, orderId }: StoredTopUp): Promise<void> {
  const [sold] = await tx
    .select()
    .from(booking)
    .where(and(eq(booking.orderId, orderId), eq(booking.ticketId, id), eq(booking.type, 'sale')))
  if (!sold) throw new Error(`top-up ${id} was never booked as sold`)
  const next = sql<number>`(select max(b.number) + 1 from ${booking} b where b.order_id = ${orderId})`
  await tx.insert(booking).values({
    ...sold,
    id: world.newId(),
    number: next,
    type: 'cancellation',
    amountCents: -sold.amountCents,
    vatCents: -sold.vatCents,
    cancelsId: sold.id,
    bookedOn: world.clock(),
  })
}

/** The payment that the order was paid by; the first, where a surplus one came in later. */
async function paidBy(tx: Transaction, orderId: string): Promise<string> {
  const [attempt] = await tx
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.orderId, orderId),
        eq(paymentAttempt.state, 'paid'),
        sql`not exists (select 1 from refund r where r.attempt_id = ${paymentAttempt.id} and r.why <> 'topUpRefused' and r.amount_cents = ${paymentAttempt.amountCents})`,
      ),
    )
    .orderBy(paymentAttempt.number)
    .limit(1)
  if (!attempt) throw new Error(`order ${orderId} was paid by no attempt`)
  return attempt.id
}

/** Nothing is left of an order whose every line was a top-up that was refused. */
async function isAllRefused(tx: Transaction, order: Order): Promise<boolean> {
  const refused = (await topUpsOf(tx, order)).filter(({ state }) => state === 'refused')
  return refused.length === order.tickets.length
}
