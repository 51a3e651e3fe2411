import type { Cents } from '../money/cents.ts'

export interface PrepaidBalance {
  balanceCents: Cents
  /** More than this the card never holds. */
  maximumBalanceCents: Cents
  minimumTopUpCents: Cents
  /** At most in one go. */
  maximumTopUpCents: Cents
}

export type TopUpImpossible = 'cardAtMaximumBalance' | 'cardAlmostFull'

export type TopUpLimits =
  | { isPossible: true; minimumCents: Cents; possibleCents: Cents }
  | { isPossible: false; reason: TopUpImpossible; minimumCents: Cents; possibleCents: Cents }

/** What can be loaded. Nothing where the card is full, or where less than the smallest top-up fits (Spec 2 §4.7). */
export function topUpLimits(card: PrepaidBalance): TopUpLimits {
  const { balanceCents, maximumBalanceCents, minimumTopUpCents, maximumTopUpCents } = card
  const room = Math.max(0, maximumBalanceCents - balanceCents)
  const loadable = Math.min(room, maximumTopUpCents)
  const limits = { minimumCents: minimumTopUpCents, possibleCents: loadable }
  if (room === 0) return { ...limits, isPossible: false, reason: 'cardAtMaximumBalance' }
  if (loadable < minimumTopUpCents) return { ...limits, isPossible: false, reason: 'cardAlmostFull' }
  return { ...limits, isPossible: true }
}

export type TopUpCheck = { ok: true } | { ok: false; reason: 'topUpTooLittle' | 'topUpTooMuch' | TopUpImpossible }

/** Whether an amount can be loaded (Spec 1 §5). A full card says so, whatever the amount. */
export function checkTopUp(amountCents: Cents, limits: TopUpLimits): TopUpCheck {
  if (!limits.isPossible) return { ok: false, reason: limits.reason }
  if (amountCents < limits.minimumCents) return { ok: false, reason: 'topUpTooLittle' }
  return amountCents > limits.possibleCents ? { ok: false, reason: 'topUpTooMuch' } : { ok: true }
}
