import type { Failure } from '@billett/contract'
import type { UnknownPrice, ValidityRefusal } from '@billett/domain'

export interface TicketRefusal {
  ok: false
  reason: Failure
  field?: string
}

const PRICE: Record<UnknownPrice, { reason: Failure; field?: string }> = {
  otherServiceArea: { reason: 'productNotOnSale', field: 'sortId' },
  notYetOnSale: { reason: 'productNotOnSale', field: 'sortId' },
  noLongerOnSale: { reason: 'productNotOnSale', field: 'sortId' },
  inThePast: { reason: 'dateInPast', field: 'validFrom' },
  tooFarAhead: { reason: 'dateTooFar', field: 'validFrom' },
  unknownSort: { reason: 'productNotFound', field: 'sortId' },
  passengerCount: { reason: 'passengerCount', field: 'passengerCount' },
  noRelation: { reason: 'required', field: 'relationId' },
  viaUnknown: { reason: 'notValid', field: 'relationId' },
  stopWithoutZone: { reason: 'priceUnknown', field: 'relationId' },
  noRule: { reason: 'priceUnknown', field: 'relationId' },
  noPrice: { reason: 'priceUnknown', field: 'relationId' },
  zeroPrice: { reason: 'priceUnknown', field: 'sortId' },
  unknownCode: { reason: 'invalidDiscountCode', field: 'discountCode' },
  notYetValid: { reason: 'invalidDiscountCode', field: 'discountCode' },
  expired: { reason: 'invalidDiscountCode', field: 'discountCode' },
  otherSort: { reason: 'invalidDiscountCode', field: 'discountCode' },
}

const VALIDITY: Record<ValidityRefusal, Failure> = {
  badDate: 'date',
  badTime: 'dateTime',
  timeMissing: 'dateTime',
  inThePast: 'dateInPast',
  tooFarAhead: 'dateTooFar',
  notAvailable: 'productNotOnSale',
}

/** What the caller is told where the tariff gives no price. */
export const priceRefusal = (reason: UnknownPrice): TicketRefusal => ({ ok: false, ...PRICE[reason] })

export const validityRefusal = (reason: ValidityRefusal): TicketRefusal => ({
  ok: false,
  reason: VALIDITY[reason],
  field: 'validFrom',
})
