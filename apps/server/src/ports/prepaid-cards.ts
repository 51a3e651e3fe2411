import type { PlainDate, PrepaidBalance, PrepaidCardFacts } from '@billett/domain'

/** A card as its service knows it; amounts in the smallest unit of `currency`. */
export type PrepaidCard = PrepaidBalance & PrepaidCardFacts & { currency: string; validUntil: PlainDate | null }

/** `unreachable`: no answer, or one that explains nothing. */
export type PrepaidCardAnswer =
  | { state: 'known'; card: PrepaidCard }
  | { state: 'absent' }
  | { state: 'unreachable'; detail: string }

/** Whoever keeps the balances of prepaid cards. Nothing here throws; a call has a time-out of its own. */
export interface PrepaidCards {
  /** By the digits of the number. */
  find: (cardNumber: string) => Promise<PrepaidCardAnswer>
}
