import { moved, type Order, totalOf } from '@billett/domain'
import { accepted } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { together } from '../../../db/together.ts'
import type { Surroundings } from '../../../world.ts'
import { worldOf } from '../../../world-of.ts'
import { book, type Entry, sale } from '../../books/ledger/index.ts'
import { announce } from '../../run/webhook/index.ts'
import { makeTickets } from '../../ticket/fulfilment/index.ts'
import { orderNews, saveProgress } from '../../ticket/order/index.ts'

/** Money has come in for an order whose tickets cannot be made; `cause` says why. */
class TicketsNotMade extends Error {
  readonly orderId: string

  constructor(orderId: string, cause: unknown) {
    super(`the tickets of order ${orderId} could not be made`, { cause })
    this.name = 'TicketsNotMade'
    this.orderId = orderId
  }
}

/** Whether a paid order's tickets are made with its payment, or by a job afterwards. */
export type Tickets = 'atOnce' | 'later'

/**
 * Runs a transaction in which an order may be paid. Its tickets are made in the same one; where that fails, the payment
 * is kept without them, and a job tries again: no trouble with a ticket ever undoes money.
 */
export async function withTickets<T>(
  world: Surroundings,
  work: (tx: Transaction, tickets: Tickets) => Promise<T>,
): Promise<T> {
  try {
    return await world.db.transaction(tx => work(tx, 'atOnce'))
  } catch (error) {
    if (!(error instanceof TicketsNotMade)) throw error
    world.log.error({ err: error.cause, orderId: error.orderId }, 'the tickets of a paid order could not be made')
    return world.db.transaction(tx => work(tx, 'later'))
  }
}

/**
 * Made as the client whose order it is, whoever's call or round brought the money: name and barcode are that client's.
 * Fails, as everything that keeps tickets from being made, where that client is not served here.
 */
async function ticketsOf(world: Surroundings, tx: Transaction, paid: Order, ledgerEntryId: string): Promise<Order> {
  return makeTickets(worldOf(world, paid.clientId), tx, paid, ledgerEntryId)
}

interface Payment {
  tickets: Tickets
  /** What else is booked with the sale. */
  bookings?: Entry[]
}

/**
 * The order is paid in full, or costs nothing: the sale is booked and the tickets are made or ordered, all in one
 * transaction.
 */
export async function payOrder(
  world: Surroundings,
  tx: Transaction,
  order: Order,
  { tickets, bookings = [] }: Payment,
): Promise<Order> {
  const { orderId, clientId } = order
  const now = world.clock()
  const paid: Order = { ...accepted(moved(order, 'paid')).order, paidOn: now }
  const ledgerEntryId = world.newRowId()
  const sold = sale({ id: ledgerEntryId, orderId, amountCents: totalOf(order.tickets), bookedOn: now })
  const booked = together(
    book(tx, ...bookings, sold),
    announce(tx, { clientId, event: 'orderPaid', data: orderNews(paid), on: now }),
  )
  if (tickets === 'atOnce') {
    const made = ticketsOf(world, tx, paid, ledgerEntryId).catch(cause => {
      throw new TicketsNotMade(orderId, cause)
    })
    const [, fulfilled] = await together(booked, made)
    return fulfilled
  }
  await booked
  await saveProgress(tx, paid)
  await world.jobs.send(tx, 'fulfilOrder', { clientId, orderId })
  return paid
}
