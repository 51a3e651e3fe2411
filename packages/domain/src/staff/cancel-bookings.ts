import type { Ticket } from '../order/ticket.ts'

/** What a cancellation says of itself where staff say nothing (Spec 3 §2.4). */
export const CANCELLATION_COMMENT = 'Manual cancellation by an administrator.'

/** Why staff take an order back, for who counts them. */
export const CANCEL_REASONS = ['customerWish', 'operatorWish', 'wrongTicket', 'boughtTwice', 'fraud', 'other'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

export type BookingRefusal = 'bookingNotFound' | 'bookingsCancelled' | 'bookingNotCancellable'

interface Booking {
  id: string
  type: string
  ticketId: string
  /** The sale that this one undoes. */
  cancelsId: string | null
}

export type Cancellable<B> = { ok: true; bookings: B[] } | { ok: false; reason: BookingRefusal }

/**
 * Money that is on a card or has paid for a contract by now is not the order's any more. What a check has come to has
 * no sale that could be taken back.
 */
export const isElsewhere = ({ topUp, firstPayment }: Pick<Ticket, 'topUp' | 'firstPayment'>): boolean =>
  topUp !== undefined || firstPayment !== undefined

interface Sold extends Pick<Ticket, 'ticketId' | 'topUp' | 'firstPayment'> {
  /** Somebody else has taken it. */
  handedOver?: boolean
}

/**
 * The sales that staff take back of an order: those that were chosen, or without a choice all that are left and that
 * nobody else has taken. Unlike its buyer they may take back what is valid or was travelled with.
 */
export function bookingsToCancel<B extends Booking>(
  bookings: readonly B[],
  tickets: readonly Sold[],
  chosen: readonly string[] | undefined,
): Cancellable<B> {
  const undone = new Set(bookings.map(({ cancelsId }) => cancelsId))
  const sales = bookings.filter(({ type }) => type === 'sale')
  if (chosen?.some(id => !sales.some(sale => sale.id === id))) return { ok: false, reason: 'bookingNotFound' }
  const left = sales.filter(({ id }) => !undone.has(id))
  const handedOver = new Set(tickets.flatMap(ticket => (ticket.handedOver ? ticket.ticketId : [])))
  const kept = left.filter(({ ticketId }) => !handedOver.has(ticketId))
  // Where nothing is kept, whoever takes it back says why that cannot be.
  const all = kept.length > 0 ? kept : left
  const wanted = chosen ? sales.filter(({ id }) => chosen.includes(id)) : all
  if (wanted.length === 0 || wanted.some(({ id }) => undone.has(id))) return { ok: false, reason: 'bookingsCancelled' }
  const elsewhere = new Set(tickets.filter(isElsewhere).map(({ ticketId }) => ticketId))
  return wanted.some(({ ticketId }) => elsewhere.has(ticketId))
    ? { ok: false, reason: 'bookingNotCancellable' }
    : { ok: true, bookings: wanted }
}
