import type { Cents } from '../money/cents.ts'

export interface Collected {
  /** What is collected now; nothing: no collection is made. */
  cents: Cents
  /** What is left for the next one: more is owed, or less than nothing where a credit is left over. */
  leftCents: Cents
}

/**
 * What may be collected of what is owed when a collection is made. What was announced is the most; less is taken at
 * once; a credit goes into it and its rest into the next.
 */
export function withinCeiling(owedCents: Cents, announcedCents: Cents): Collected {
  const cents = Math.max(0, Math.min(owedCents, announcedCents))
  return { cents, leftCents: owedCents - cents }
}

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
