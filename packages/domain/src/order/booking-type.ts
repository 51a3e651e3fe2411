/** What a booking is (Spec 3 §4); one of `flatRateDiscount` is made nowhere yet. */
export const BOOKING_TYPES = [
  'sale',
  'cancellation',
  'ebe',
  'offsettingEntry',
  'fee',
  'discount',
  'creditNote',
] as const
export type BookingType = (typeof BOOKING_TYPES)[number]
