import type { Cents } from '../money/cents.ts'

/** Something owed, or credited. */
interface Amount {
  cents: Cents
}

/**
 * Which claims are collected together of those that are open, in the order they are due in. Every credit goes in first;
 * then each claim that still fits below what was announced, none in part. Nothing at all where credits are left over:
 * they wait, with everything, for the next time.
 */
export function claimsWithin<T extends Amount>(open: readonly T[], announcedCents: Cents): T[] {
  const taken = new Set(open.filter(({ cents }) => cents < 0))
  let sum = [...taken].reduce((all, { cents }) => all + cents, 0)
  for (const claim of open) {
    if (claim.cents <= 0 || sum + claim.cents > announcedCents) continue
    taken.add(claim)
    sum += claim.cents
  }
  return sum > 0 ? open.filter(claim => taken.has(claim)) : []
}
