/** Why a bank or the provider said no, as far as they tell; `other` where they do not. */
export const DECLINE_REASONS = [
  'insufficientFunds',
  'limitExceeded',
  'cardExpired',
  'cardBlocked',
  'authenticationFailed',
  'accountClosed',
  'other',
] as const

export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** Why a provider began no payment: our key belongs to another request, or it does not want this payment. */
const CREATION_REFUSALS = ['keyReused', 'rejected'] as const

export type CreationRefusal = (typeof CREATION_REFUSALS)[number]

/** Why a try at paying came to nothing. */
export const ATTEMPT_REASONS = [...DECLINE_REASONS, ...CREATION_REFUSALS] as const

export type AttemptReason = (typeof ATTEMPT_REASONS)[number]

/** What passengers are told of it: why nothing was begun is between the shop and its provider. */
export const toldReason = (reason: AttemptReason): DeclineReason =>
  reason === 'keyReused' || reason === 'rejected' ? 'other' : reason
