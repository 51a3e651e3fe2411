import type { CancelledOrder, CancelOrder } from '@billett/contract'
import { cancelStaffOrder } from '@billett/contract'
import {
  bookingsToCancel,
  CANCELLATION_COMMENT,
  type Cents,
  countedBack,
  isPaid,
  type Order,
  totalOf,
} from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import type { Act } from '../../../call/act/note-act.ts'
import { waitingAct } from '../../../call/act/second-person.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { givenBackOf, takeBack } from '../../checkout/give-back/index.ts'
import { bookSales } from '../../ticket/fulfilment/index.ts'
import { issuedOf, methodPaidWith } from '../../ticket/order/index.ts'
import { moneyWaiting } from '../approval/index.ts'
import { bookingsOf, lockSeenOrder } from './seen-order.queries.ts'

/**
 * An order that was paid and whose tickets could not be made yet is booked as sold, so that this can be taken back; and
 * one that came by a link, which nobody was sold: its booking of nothing is there only once it is taken back.
 */
async function salesOf(world: World, tx: Transaction, order: Order) {
  const { orderId, state, tickets } = order
  const booked = await bookingsOf(tx, orderId)
  const isReceived = booked.length === 0 && tickets.every(({ received }) => received)
  if (state !== 'paid' && !isReceived) return booked
  await bookSales(tx, order, world.newRowId, world.clock())
  return bookingsOf(tx, orderId)
}

async function cancellable(world: World, tx: Transaction, order: Order, chosen: readonly string[] | undefined) {
  if (order.state !== 'cancelled' && !isPaid(order.state)) refuse('orderNotPaid', 'orderId')
  const issued = await issuedOf(tx, order.orderId)
  const handedOver = new Set(issued.flatMap(({ id, state }) => (state === 'handedOver' ? id : [])))
  const tickets = order.tickets.map(ticket => ({ ...ticket, handedOver: handedOver.has(ticket.ticketId) }))
  const verdict = bookingsToCancel(await salesOf(world, tx, order), tickets, chosen)
  if (!verdict.ok) return refuse(verdict.reason, 'bookingIds')
  return verdict.bookings.map(booking => ({
    booking,
    ticket: order.tickets.find(({ ticketId }) => ticketId === booking.ticketId) ?? refuse('ticketNotFound'),
  }))
}

/** What staff have given back of a locked order so far, and would give back by what waits for a second person. */
async function givenBackBefore(world: World, tx: Transaction, orderId: string): Promise<Cents> {
  const waiting = await moneyWaiting(tx, { kind: 'order', id: orderId, cents: 'amountInCent' }, world.realClock())
  return waiting + (await givenBackOf(tx, orderId, ['cancelledByStaff']))
}

/**
 * Takes an order of a client that the caller sees back, or some of its bookings: nobody can travel on those any more,
 * and their price goes back by the payment that brought it. Refuses `orderNotFound`, `orderNotPaid`, what
 * `bookingsToCancel` refuses, and `changedMeanwhile` where another amount goes back than a trial said.
 */
export async function cancelOrder(
  context: Context,
  { orderId, comment = '', reason, bookingIds, expectedAmountInCent }: CancelOrder,
  tx: Transaction,
): Promise<Done<CancelledOrder>> {
  const { world, language } = context
  const order = await lockSeenOrder(tx, scopeOf(context).clientIds, orderId)
  const taken = await cancellable(world, tx, order, bookingIds)
  const tickets = taken.map(({ ticket }) => ticket)
  const amountInCent = totalOf(tickets)
  if (expectedAmountInCent !== undefined && expectedAmountInCent !== amountInCent)
    refuse('changedMeanwhile', 'expectedAmountInCent')
  const givesBack = countedBack(amountInCent, await givenBackBefore(world, tx, orderId))
  const after = await takeBack(world, tx, order, { tickets, why: 'cancelledByStaff', bookedOn: world.clock() })
  const act: Act = {
    kind: 'order',
    id: orderId,
    clientId: order.clientId,
    before: { state: order.state },
    after: {
      state: after.state,
      tickets: tickets.map(({ ticketId }) => ticketId),
      amountInCent,
      comment: comment === '' ? CANCELLATION_COMMENT : comment,
      ...(reason && { cancelReason: reason }),
    },
  }
  return {
    answer: item({
      orderId,
      state: after.state,
      bookings: taken.map(({ booking, ticket }) => ({
        guid: booking.id,
        ticketName: ticket.nameLong[language],
        amountInCent: booking.amountCents,
      })),
      amountInCent,
      currency: order.currency,
      paymentMethod: await methodPaidWith(tx, orderId),
      isWhole: after.state === 'cancelled',
      needsSecondPerson: waitingAct(world, cancelStaffOrder, { act, givesBack }) !== undefined,
    }),
    act,
    givesBack,
  }
}
