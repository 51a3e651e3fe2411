import type { Failure } from '@billett/contract'
import type { TermsRefusal, UnknownPrice } from '@billett/domain'

export interface TicketRefusal {
  ok: false
  reason: Failure
  field?: string
}

const WORDS: Record<TermsRefusal | UnknownPrice, { reason: Failure; field: string }> = {
  badDate: { reason: 'date', field: 'validFrom' },
  badTime: { reason: 'dateTime', field: 'validFrom' },
  timeMissing: { reason: 'dateTime', field: 'validFrom' },
  inThePast: { reason: 'dateInPast', field: 'validFrom' },
  tooFarAhead: { reason: 'dateTooFar', field: 'validFrom' },
  notAvailable: { reason: 'productNotOnSale', field: 'validFrom' },
  otherServiceArea: { reason: 'productNotOnSale', field: 'sortId' },
  notYetOnSale: { reason: 'productNotOnSale', field: 'sortId' },
  noLongerOnSale: { reason: 'productNotOnSale', field: 'sortId' },
  unknownSort: { reason: 'productNotFound', field: 'sortId' },
  passengerCount: { reason: 'passengerCount', field: 'passengerCount' },
  freeChildren: { reason: 'passengerCount', field: 'freeChildren' },
  freeAdults: { reason: 'passengerCount', field: 'freeAdults' },
  noRelation: { reason: 'required', field: 'relationId' },
  viaUnknown: { reason: 'notValid', field: 'relationId' },
  stopWithoutZone: { reason: 'priceUnknown', field: 'relationId' },
  noRule: { reason: 'priceUnknown', field: 'relationId' },
  noPrice: { reason: 'priceUnknown', field: 'relationId' },
  zeroPrice: { reason: 'priceUnknown', field: 'sortId' },
}

/** What the caller is told where the tariff sells no such ticket or gives no price. */
export const ticketRefusal = (reason: TermsRefusal | UnknownPrice): TicketRefusal => ({ ok: false, ...WORDS[reason] })
