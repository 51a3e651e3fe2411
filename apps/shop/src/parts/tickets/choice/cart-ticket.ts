import type { CartTicket, ProductOffer } from '@billett/contract'
import { SERVICE_AREA } from '@billett/domain'
import { type Start, wallClockOf } from './validity-start.ts'

/** What goes into the cart; its price is the server's. */
export const cartTicket = (offer: ProductOffer, start: Start, passengers: number, amount: number): CartTicket => ({
  sortId: offer.sortId,
  relationId: offer.relationId,
  validFrom: wallClockOf(start),
  passengerCount: passengers,
  amount,
  serviceArea: SERVICE_AREA.ticket,
})
