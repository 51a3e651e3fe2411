/**
 * Why money of an order goes back: what came in fits nothing (the first three), its buyer gave tickets back, staff took
 * them back, or the card service does not take a top-up.
 */
export const REFUND_CAUSES = [
  'wrongAmount',
  'alreadyPaid',
  'orderClosed',
  'cancellation',
  'cancelledByStaff',
  'topUpRefused',
] as const
export type RefundCause = (typeof REFUND_CAUSES)[number]
