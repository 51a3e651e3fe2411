/** What customers can do about a subscription by themselves; each has a call of its own (Spec 2 §7.11). */
export const SUBSCRIPTION_ACTIONS = [
  'cancel',
  'pause',
  'refund',
  'replacement',
  'cardRecipient',
  'travelExpenseCertificate',
] as const
export type SubscriptionAction = (typeof SUBSCRIPTION_ACTIONS)[number]
