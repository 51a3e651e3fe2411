import type { Cents } from '@billett/domain'
import { type BookedClaim, dueFirst } from '../own-contract/index.ts'

export interface PaidClaim {
  claim: BookedClaim
  /** What of it has been paid. */
  paidCents: Cents
}

/** Of one payer: credits pay like money, and what is left over pays nothing. */
function inTurn(booked: readonly BookedClaim[], paidCents: Cents): PaidClaim[] {
  const credits = booked.reduce((sum, { cents }) => sum - Math.min(0, cents), 0)
  let left = Math.max(0, paidCents + credits)
  return booked.toSorted(dueFirst).map(claim => {
    const paid = claim.cents < 0 ? claim.cents : Math.min(left, claim.cents)
    if (claim.cents > 0) left -= paid
    return { claim, paidCents: paid }
  })
}

/** What of each claim is paid, in the order they were due, each by its own payer. `paid`: what each payer has paid. */
export const paidClaims = (booked: readonly BookedClaim[], paid: ReadonlyMap<string, Cents>): PaidClaim[] =>
  [...Map.groupBy(booked, ({ payer }) => payer)]
    .flatMap(([payer, own]) => inTurn(own, paid.get(payer) ?? 0))
    .toSorted((a, b) => dueFirst(a.claim, b.claim))
