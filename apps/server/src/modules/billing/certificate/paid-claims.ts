import type { Cents } from '@billett/domain'
import type { BookedClaim } from '../own-contract/index.ts'

export interface PaidClaim {
  claim: BookedClaim
  /** What of it has been paid. */
  paidCents: Cents
}

/**
 * What of each claim is paid, in the order they were due: credits pay like money, and what is left over pays nothing.
 */
export function paidClaims(booked: readonly BookedClaim[], paidCents: Cents): PaidClaim[] {
  const credits = booked.reduce((sum, { cents }) => sum - Math.min(0, cents), 0)
  let left = Math.max(0, paidCents + credits)
  return booked
    .toSorted((a, b) => (a.dueOn === b.dueOn ? a.periodStart.localeCompare(b.periodStart) : a.dueOn < b.dueOn ? -1 : 1))
    .map(claim => {
      const paid = claim.cents < 0 ? claim.cents : Math.min(left, claim.cents)
      if (claim.cents > 0) left -= paid
      return { claim, paidCents: paid }
    })
}
