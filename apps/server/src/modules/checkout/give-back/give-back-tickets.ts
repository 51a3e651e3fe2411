import { canGiveBack, type Instant, isPaid, type Order, type Ticket, totalOf } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { reverseSale } from '../../books/ledger/index.ts'
import { refundOrder } from '../../pay/payment/index.ts'
import { cancelIssued, lockIssued } from '../../ticket/fulfilment/index.ts'
import { lockOrder, ownerOf, saveReduced } from '../../ticket/order/index.ts'
import { walletsToTell } from '../../ticket/wallet/index.ts'

/**
 * Gives tickets of the caller's order back, all of them or none: nobody can travel on them any more, and their price
 * goes back by the payment that brought it.
 */
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
    const given = tickets.map(({ ticketId }) => ticketId)
    await walletsToTell(world, tx, given)
    for (const { ticketId, priceCents: amountCents } of tickets)
      await reverseSale(world, tx, { orderId, ticketId, amountCents, bookedOn: now })
    const amountCents = totalOf(tickets)
    await refundOrder(world, tx, order, { amountCents, why: 'cancellation', bookedOn: now, ticketIds: given })
    return saveReduced(tx, order)
  })
}

/**
 * Checks each by the product's rule, and ends it. Their rows are held: a ride that is validated at the same moment
 * waits, and is then refused, or came first.
 */
async function voidTickets(tx: Transaction, order: Order, tickets: readonly Ticket[], now: Instant): Promise<void> {
  const ids = tickets.map(({ ticketId }) => ticketId)
  const issued = await lockIssued(tx, order.orderId, ids)
  for (const ticket of tickets) {
    const verdict = canGiveBack(
      ticket,
      issued.find(({ id }) => id === ticket.ticketId),
      now,
    )
    if (!verdict.ok) refuse(verdict.reason, 'ticketGuids')
  }
  await cancelIssued(tx, ids)
}
