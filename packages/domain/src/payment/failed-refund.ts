import type { Cents } from '../money/cents.ts'
import type { PlainDate } from '../time/plain-date.ts'

/** Why a provider gives nothing back; `rejected` where it says no more. */
export const REFUND_REFUSALS = ['notPaid', 'exceedsPaid', 'currencyDiffers', 'keyReused', 'rejected'] as const

/**
 * Why a refund came to nothing. `alreadyBack`: before it was asked again the provider had given back more than is known
 * here, so that it was not asked.
 */
export const REFUND_FAILURES = [...REFUND_REFUSALS, 'alreadyBack'] as const
export type RefundFailure = (typeof REFUND_FAILURES)[number]

export const REFUND_STATES = ['requested', 'done', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** From where somebody paid a refund back by hand: the company's bank, or the provider's own pages. */
export const REFUND_SOURCES = ['bank', 'provider'] as const
export type RefundSource = (typeof REFUND_SOURCES)[number]

/** How far a refund has come. */
interface Tried {
  /** How often its provider was to be asked, counted from 1. */
  tries: number
}

/**
 * What a provider knows a try by: repeated, it gives back once. A new one only follows one that was refused, since a
 * refusal is kept under its key.
 */
export const refundKey = ({ id, tries }: Tried & { id: string }): string => (tries === 1 ? id : `${id}:${tries}`)

/** Nobody has done anything about a refund that somebody has seen failed after so many tries. */
export const isFailedAsSeen = ({ state, tries }: Tried & { state: RefundState }, seenTries: number): boolean =>
  state === 'failed' && tries === seenTries

/** What is known of the payment a refund is of, without that refund. */
interface GivenBack {
  /** What the provider says went back. */
  theirs: Cents
  /** What went back there as far as is known here. */
  ours: Cents
  /** What the provider is being asked for just now. */
  underWay: Cents
}

/**
 * Whether a provider that refused is asked anew: not where more went back than is known here, which may be this money
 * (`alreadyBack`), unless something is under way that explains it soon (`wait`).
 */
export const beforeAskedAgain = ({ theirs, ours, underWay }: GivenBack): 'ask' | 'wait' | 'alreadyBack' => {
  if (theirs <= ours) return 'ask'
  return underWay > 0 ? 'wait' : 'alreadyBack'
}

/** Whether money can have been paid back by hand on a day: not before it was owed, nor on a day to come. */
export const canBePaidOn = (day: PlainDate, owedSince: PlainDate, today: PlainDate): boolean =>
  owedSince <= day && day <= today
