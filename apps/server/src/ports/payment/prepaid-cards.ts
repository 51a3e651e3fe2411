import type { Cents, PlainDate, PrepaidBalance, PrepaidCardFacts } from '@billett/domain'
import type { Unreachable } from '../unreachable.ts'

/** A card as its service knows it; amounts in the smallest unit of `currency`. */
export type PrepaidCard = PrepaidBalance & PrepaidCardFacts & { currency: string; validUntil: PlainDate | null }

/** `unreachable`: no answer, or one that explains nothing. */
export type PrepaidCardAnswer = { state: 'known'; card: PrepaidCard } | { state: 'absent' } | Unreachable

export interface CardCredit {
  cardNumber: string
  amountCents: Cents
  currency: string
  /** Stored before the call; the same key again credits nothing more. */
  idempotencyKey: string
}

/** `unreachable`: whether the card was credited cannot be known without asking again with the same key. */
export type CardCreditAnswer = { state: 'credited' } | { state: 'refused'; reason: string } | Unreachable

/**
 * Whoever keeps the balances of prepaid cards. Nothing here throws; a call has a time-out of its own, and none may run
 * inside a database transaction.
 */
export interface PrepaidCards {
  /** By the digits of the number. */
  find: (cardNumber: string) => Promise<PrepaidCardAnswer>
  /** Puts money on a card, once per key. */
  credit: (credit: CardCredit) => Promise<CardCreditAnswer>
}
