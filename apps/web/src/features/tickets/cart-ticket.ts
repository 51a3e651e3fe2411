import type { CartTicket, ProductOffer } from '@billett/contract'
import { SERVICE_AREA } from '@billett/domain'
import { type Start, wallClockOf } from './validity-start.ts'

/** What goes into the cart. The price stays the server's; only which one was shown is told. */
export const cartTicket = (offer: ProductOffer, start: Start, passengers: number, amount: number): CartTicket => ({
  sortId: offer.sortId,
  priceExternalId: offer.priceExternalId,
  relationId: offer.relationId,
  validFrom: wallClockOf(start),
  passengerCount: passengers,
  traveler: offer.traveller.id,
  amount,
  serviceArea: SERVICE_AREA.ticket,
})
