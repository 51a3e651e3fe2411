import { type Cents, canGiveBack, type Instant, isPaid, type Order, type Ticket, totalOf } from '@billett/domain'
import { limitedInPlace } from '../../../call/act/limited-in-place.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { lockIssued } from '../../ticket/fulfilment/index.ts'
import { lockOrder, ownerOf } from '../../ticket/order/index.ts'
import { givenBackOf } from './given-back.queries.ts'
import { takeBack } from './take-back.ts'

/**
 * Gives tickets of the caller's order back, all of them or none: nobody can travel on them any more, and their price
 * goes back by the payment that brought it. Refuses `ownerOnly` where staff in the caller's place would give more
 * of the order back than their company lets them.
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
    await refuseInPlace(context, tx, orderId, totalOf(tickets))
    await refuseUnlessFree(tx, order, tickets, now)
    return takeBack(world, tx, order, { tickets, why: 'cancellation', bookedOn: now })
  })
}

/** What goes back in a customer's place: all that has gone back of the order counts, whoever gave it back. */
async function refuseInPlace(context: Context, tx: Transaction, orderId: string, cents: Cents): Promise<void> {
  if (context.visitor.takenOverBy === null || cents === 0) return
  const before = await givenBackOf(tx, orderId, ['cancellation', 'cancelledByStaff'])
  limitedInPlace(context, before + cents, 'ticketGuids')
}

/**
 * Checks each by the product's rule. Their rows are held: a ride that is validated at the same moment waits, and is
 * then refused, or came first.
 */
async function refuseUnlessFree(
  tx: Transaction,
  order: Order,
  tickets: readonly Ticket[],
  now: Instant,
): Promise<void> {
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
}
