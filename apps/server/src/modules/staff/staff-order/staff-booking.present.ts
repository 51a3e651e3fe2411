import type { StaffBooking } from '@billett/contract'
import { giveBackUntil, isElsewhere, maskedCard, maskedText, type Ticket } from '@billett/domain'
import type { OrderDetail } from './order-detail.queries.ts'

function presentTraveller(ticket: Ticket | undefined, isFull: boolean): StaffBooking['additionalInfos'] {
  const { firstName = '', lastName = '', salutation = null } = ticket?.passenger ?? {}
  const name = `${firstName} ${lastName}`.trim()
  return {
    travelerName: name === '' ? null : isFull ? name : maskedText(name),
    salutation: isFull ? salutation : null,
    travelerCount: ticket?.choice.passengerCount ?? 0,
  }
}

/** What was sold of an order and what was taken back, each with its ticket; travellers are hidden as the buyer is. */
export function presentBookings({ order, issued, bookings }: OrderDetail, isFull: boolean): StaffBooking[] {
  const undoneOn = new Map(bookings.map(({ cancelsId, bookedOn }) => [cancelsId, bookedOn]))
  return bookings.map(({ id, orderId, amountCents, vatCents, cancelsId, bookedOn, ...booking }) => {
    const ticket = order.tickets.find(({ ticketId }) => ticketId === booking.ticketId)
    const since = issued.find(one => one.id === booking.ticketId)
    return {
      ...booking,
      guid: id,
      orderGuid: orderId,
      amountInCent: amountCents,
      vatInCent: vatCents,
      cancelGuid: cancelsId,
      date: bookedOn,
      historyDate: undoneOn.get(id) ?? null,
      isCancelled: undoneOn.has(id),
      isElsewhere: ticket !== undefined && isElsewhere(ticket),
      state: since?.state ?? 'reserved',
      giveBackUntil: ticket ? giveBackUntil(ticket, since) : null,
      cardNumber: ticket?.topUp ? maskedCard(ticket.topUp.cardNumber) : null,
      validityStart: ticket?.validFrom ?? null,
      validityEnd: ticket?.validTo ?? null,
      startDescription: ticket?.relation?.origin.text ?? null,
      targetDescription: ticket?.relation?.destination.text ?? null,
      viaDescription: ticket?.relation?.via ?? null,
      additionalInfos: presentTraveller(ticket, isFull),
    }
  })
}
