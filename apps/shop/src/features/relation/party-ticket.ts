import type { CartTicket, PartyTicket, Price } from '@billett/contract'
import { SERVICE_AREA } from '@billett/domain'

/** A ticket that somebody of a party travels on, as it goes into the cart. */
export const ticketForCart = ({
  sortId,
  relationId,
  validFrom,
  amount,
  passengers,
  freeChildren,
  freeAdults,
}: PartyTicket): CartTicket => ({
  sortId,
  relationId,
  validFrom,
  amount,
  passengerCount: passengers,
  freeChildren,
  freeAdults,
  serviceArea: SERVICE_AREA.ticket,
})

export const countOf = (tickets: readonly PartyTicket[]): number => tickets.reduce((sum, { amount }) => sum + amount, 0)

/** What all tickets of a kind cost. */
export const priceOfAll = ({ price, amount }: PartyTicket): Price => ({
  ...price,
  cents: price.cents === null ? null : price.cents * amount,
})
