import type { Instant } from '../time/instant.ts'
import type { PlainDate } from '../time/plain-date.ts'
import { localDate } from '../time/zone.ts'
import type { EnforcementDebt } from './enforcement-case.ts'

/** What somebody may have travelled with, as the shop knows it. */
export interface KnownPass {
  /** When it was bought, or made. */
  issuedOn: Instant
  validFrom: Instant
  /** The first moment after it. */
  validTo: Instant
  /** From when on nobody could travel by it; null while they can. */
  blockedOn: Instant | null
}

/** Why the fee is enough, or why it is not. */
export const VERDICT_REASONS = ['passHeld', 'passBlocked', 'boughtLater', 'noPass', 'shownTooLate'] as const
export type VerdictReason = (typeof VERDICT_REASONS)[number]

export interface PassVerdict {
  owes: EnforcementDebt
  reason: VerdictReason
}

/** A check, and the last day on which a pass that was held then can be shown. */
export interface Check {
  checkedOn: Instant
  showUntil: PlainDate
}

const covers = ({ validFrom, validTo }: KnownPass, moment: Instant): boolean => validFrom <= moment && moment < validTo
const wasBlocked = ({ blockedOn }: KnownPass, moment: Instant): boolean => blockedOn !== null && blockedOn <= moment

/** Whether somebody could have travelled by it at the minute of the check: had it, and it was good. */
export const wasHeld = (pass: KnownPass, checkedOn: Instant): boolean =>
  covers(pass, checkedOn) && pass.issuedOn <= checkedOn && !wasBlocked(pass, checkedOn)

/**
 * What is owed after a check: the fee where a pass was held at that minute, which has to be shown in time; the fare
 * otherwise, with the reason that tells the passenger most.
 */
export function passVerdict(
  { checkedOn, showUntil }: Check,
  passes: readonly KnownPass[],
  { now, zone }: { now: Instant; zone: string },
): PassVerdict {
  if (localDate(now, zone) > showUntil) return { owes: 'fare', reason: 'shownTooLate' }
  if (passes.some(pass => wasHeld(pass, checkedOn))) return { owes: 'fee', reason: 'passHeld' }
  const covering = passes.filter(pass => covers(pass, checkedOn))
  if (covering.some(pass => pass.issuedOn <= checkedOn)) return { owes: 'fare', reason: 'passBlocked' }
  return { owes: 'fare', reason: covering.length > 0 ? 'boughtLater' : 'noPass' }
}
