import type { Cents } from '../money/cents.ts'

/** What a client asks of who was checked and could not show a pass (in Germany § 12 of the conditions of carriage). */
export interface EnforcementTerms {
  /** The increased fare: what is owed without a pass. */
  fareCents: Cents
  /** What is owed where a pass was held and only forgotten. */
  feeCents: Cents
  /** Days after the check within which a pass that was held is taken into account. */
  showWithinDays: number
  /** Days after the check within which it is to be paid. */
  payWithinDays: number
}
