import type { Cents, Permille } from '../../money/cents.ts'

/** Why somebody needs another card (Spec 3 §4). */
export const REPLACEMENT_REASONS = ['loss', 'lossByMailOrSchool', 'misprint', 'unusable'] as const
export type ReplacementReason = (typeof REPLACEMENT_REASONS)[number]

export interface ReplacementTerms {
  feeCents: Cents
  vatPermille: Permille
  /** Reasons that are not the customer's doing. */
  free: ReplacementReason[]
  /** So many cards of a contract are replaced without staff. */
  withoutStaff: number
}

/**
 * What another card costs, once for each, and who decides; the old one is blocked when it is ordered, found again or
 * not. `before`: cards of the contract that were replaced already.
 */
export const replacementOf = (terms: ReplacementTerms, reason: ReplacementReason, before: number) => ({
  feeCents: terms.free.includes(reason) ? 0 : terms.feeCents,
  approval: before < terms.withoutStaff ? ('automatic' as const) : ('staff' as const),
})
