import type { PlainDate } from '../../time/plain-date.ts'
import type { Share } from '../billing/share.ts'
import type { Happening } from '../contract/contract-event.ts'
import { later } from '../contract/day-span.ts'
import { stepAt } from '../contract/step.ts'
import type { Timeline } from '../contract/timeline.ts'
import { comesOfAgeOn } from './guardian.ts'

/** Two shares of one payer as one; of different kinds it is what the others leave, as they take the price whole. */
function together(one: Share | undefined, other: Share): Share {
  if (!one) return other
  const { payer } = one
  if (one.kind === 'fixed' && other.kind === 'fixed') return { payer, kind: 'fixed', cents: one.cents + other.cents }
  if (one.kind === 'permille' && other.kind === 'permille')
    return { payer, kind: 'permille', permille: one.permille + other.permille }
  return { payer, kind: 'remainder' }
}

/** Shares as they are when somebody pays instead of others; who paid a share before pays both. */
export function paidInstead(shares: readonly Share[], of: readonly string[], by: string): Share[] {
  const all = new Map<string, Share>()
  for (const share of shares) {
    const payer = of.includes(share.payer) ? by : share.payer
    all.set(payer, together(all.get(payer), { ...share, payer }))
  }
  return [...all.values()]
}

/**
 * Somebody pays for a contract instead of others from a day on, as their heir or once of age: from the next period, as
 * whatever concerns payers does. What was claimed before is still owed by whom it was claimed from.
 */
export const payerReplaced = (
  { shares, span }: Pick<Timeline, 'shares' | 'span'>,
  { of, by }: { of: readonly string[]; by: string },
  day: PlainDate,
): Extract<Happening, { kind: 'sharesAgreed' }> => {
  const effectiveOn = later(day, span.from)
  return {
    kind: 'sharesAgreed',
    effectiveOn,
    payload: { shares: paidInstead(stepAt(shares, effectiveOn)?.value ?? [], of, by) },
  }
}

/** Was a contract concluded by a guardian for somebody who has come of age since then, and can be handed over? */
export const canBeHandedOver = (birthDate: PlainDate, concludedOn: PlainDate, today: PlainDate): boolean =>
  concludedOn < comesOfAgeOn(birthDate) && comesOfAgeOn(birthDate) <= today
