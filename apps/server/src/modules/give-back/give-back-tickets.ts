import { type Cents, canGiveBack, type Instant, isPaid, moved, type Order, type Ticket } from '@billett/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../call/context.ts'
import { accepted, refuse } from '../../call/refused.ts'
import type { Transaction } from '../../db/database.ts'
import { booking, issuedTicket, paymentAttempt, refund } from '../../db/schema/index.ts'
import type { World } from '../../world.ts'
import { book, reversal } from '../books/index.ts'
import { issuedOf, lockOrder, ownerOf, saveProgress, topUpsOf } from '../order/index.ts'
import { requestRefund } from '../payment/index.ts'

/** Gives tickets of the caller's order back, all of them or none: nobody can travel on them any more, and their price goes back by the payment that brought it. */
export async function giveBackTickets(context: Context, orderId: string, ticketIds: readonly string[]): Promise<Order> {
  const { world } = context
  return world.db.transaction(async tx => {
    const now = world.clock()
    const order = await lockOrder(tx, orderId, ownerOf(context), now)
    if (!isPaid(order.state)) refuse('orderNotFulfilled', 'orderId')
    const tickets = [...new Set(ticketIds)].map(
      id => order.tickets.find(({ ticketId }) => ticketId === id) ?? refuse('ticketNotFound', 'ticketGuids'),
    )
    await voidTickets(tx, order, tickets, now)
    for (const ticket of tickets) {
      await cancelBooking(world, tx, order, ticket, now)
      const { ticketId, priceCents: amountCents } = ticket
      await book(tx, reversal({ id: world.newId(), orderId, ticketId, amountCents, bookedOn: now }))
    }
    const amountCents = tickets.reduce((sum, { priceCents }) => sum + priceCents, 0)
    const attemptId = await paidBy(tx, orderId, amountCents)
    await requestRefund(world, tx, { orderId, attemptId, amountCents, why: 'cancellation', bookedOn: now })
    const rest = accepted(moved(order, (await isAllGone(tx, order)) ? 'cancelled' : 'partlyCancelled')).order
    await saveProgress(tx, rest)
    return rest
  })
}

/** Checks each by the product's rule, and ends it. Their rows are held: a ride that is validated at the same moment waits, and is then refused, or came first. */
async function voidTickets(tx: Transaction, order: Order, tickets: readonly Ticket[], now: Instant): Promise<void> {
  const ids = tickets.map(({ ticketId }) => ticketId)
  const issued = await tx
    .select()
    .from(issuedTicket)
    .where(and(eq(issuedTicket.orderId, order.orderId), inArray(issuedTicket.id, ids)))
    .orderBy(issuedTicket.id)
    .for('update')
  for (const ticket of tickets) {
    const verdict = canGiveBack(
      ticket,
      issued.find(({ id }) => id === ticket.ticketId),
      now,
    )
    if (!verdict.ok) refuse(verdict.reason, 'ticketGuids')
  }
  await tx.update(issuedTicket).set({ state: 'cancelled' }).where(inArray(issuedTicket.id, ids))
}

/** The cancellation of what was sold, as the next booking of the order. */
async function cancelBooking(
  world: World,
  tx: Transaction,
  { orderId }: Order,
  { ticketId }: Ticket,
  bookedOn: Instant,
): Promise<void> {
  const [sold] = await tx
    .select()
    .from(booking)
    .where(and(eq(booking.orderId, orderId), eq(booking.ticketId, ticketId), eq(booking.type, 'sale')))
  if (!sold) throw new Error(`ticket ${ticketId} was never booked as sold`)
  await tx.insert(booking).values({
    ...sold,
    id: world.newId(),
    number: sql<number>`(select max(b.number) + 1 from ${booking} b where b.order_id = ${orderId})`,
    type: 'cancellation',
    amountCents: -sold.amountCents,
    vatCents: -sold.vatCents,
    cancelsId: sold.id,
    bookedOn,
  })
}

/** The payment that still holds so much of the order's money. */
async function paidBy(tx: Transaction, orderId: string, amountCents: Cents): Promise<string> {
  const [attempt] = await tx
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .leftJoin(refund, eq(refund.attemptId, paymentAttempt.id))
    .where(and(eq(paymentAttempt.orderId, orderId), eq(paymentAttempt.state, 'paid')))
    .groupBy(paymentAttempt.id)
    .having(sql`${paymentAttempt.amountCents} - coalesce(sum(${refund.amountCents}), 0) >= ${amountCents}`)
    .orderBy(paymentAttempt.number)
    .limit(1)
  if (!attempt) throw new Error(`no payment of order ${orderId} holds ${amountCents} cents`)
  return attempt.id
}

/** Nothing is left that was paid for. */
async function isAllGone(tx: Transaction, order: Order): Promise<boolean> {
  const tickets = (await issuedOf(tx, order.orderId)).filter(({ parentId }) => parentId === null)
  const topUps = await topUpsOf(tx, order)
  return tickets.every(({ state }) => state === 'cancelled') && topUps.every(({ state }) => state === 'refused')
}
