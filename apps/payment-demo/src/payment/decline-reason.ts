/** Why a bank says no. */
export const DECLINE_REASONS = [
  'insufficientFunds',
  'limitExceeded',
  'cardExpired',
  'cardBlocked',
  'authenticationFailed',
  'accountClosed',
  'notHonoured',
] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]
