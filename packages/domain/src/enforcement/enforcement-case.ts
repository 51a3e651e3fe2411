import type { Cents } from '../money/cents.ts'
import type { Instant } from '../time/instant.ts'
import { addDays, type PlainDate } from '../time/plain-date.ts'
import { localDate } from '../time/zone.ts'
import type { EnforcementTerms } from './enforcement-terms.ts'

export const ENFORCEMENT_STATES = ['open', 'paid', 'withdrawn'] as const
export type EnforcementState = (typeof ENFORCEMENT_STATES)[number]

/** What is owed: the fee where a pass was held, the increased fare otherwise. */
export const ENFORCEMENT_DEBTS = ['fee', 'fare'] as const
export type EnforcementDebt = (typeof ENFORCEMENT_DEBTS)[number]

/** How far a case is. */
export interface EnforcementProgress {
  paidOn: Instant | null
  withdrawnOn: Instant | null
}

/** What may be owed of a case; `shownOn`: when a pass was found that was held at the check. */
export interface EnforcementAmounts {
  fareCents: Cents
  feeCents: Cents
  shownOn: Instant | null
}

export function enforcementState({ paidOn, withdrawnOn }: EnforcementProgress): EnforcementState {
  if (paidOn !== null) return 'paid'
  return withdrawnOn === null ? 'open' : 'withdrawn'
}

export const enforcementDebt = ({ shownOn }: Pick<EnforcementAmounts, 'shownOn'>): EnforcementDebt =>
  shownOn === null ? 'fare' : 'fee'

export const enforcementCents = ({ fareCents, feeCents, shownOn }: EnforcementAmounts): Cents =>
  shownOn === null ? fareCents : feeCents

/** The last days on which a pass can be shown and what is owed is to be paid: days of the region's calendar. */
export function enforcementDeadlines(
  checkedOn: Instant,
  { showWithinDays, payWithinDays }: EnforcementTerms,
  zone: string,
): { showUntil: PlainDate; payUntil: PlainDate } {
  const day = localDate(checkedOn, zone)
  return { showUntil: addDays(day, showWithinDays), payUntil: addDays(day, payWithinDays) }
}
