/** What a claim is for. Those of a period come from the price book, the others from what happened. */
export const PERIOD_COMPONENTS = ['fare', 'surcharge', 'discount'] as const
export type PeriodComponent = (typeof PERIOD_COMPONENTS)[number]

export const CHARGE_COMPONENTS = [
  'cardFee',
  'replacementFee',
  'returnFee',
  'dunningFee',
  'refund',
  'rounding',
  'baseFee',
] as const
export type ChargeComponent = (typeof CHARGE_COMPONENTS)[number]

export const CLAIM_COMPONENTS = [...PERIOD_COMPONENTS, 'termDifference', ...CHARGE_COMPONENTS] as const
export type ClaimComponent = (typeof CLAIM_COMPONENTS)[number]
