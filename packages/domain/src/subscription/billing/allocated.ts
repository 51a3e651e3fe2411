import type { Cents } from '../../money/cents.ts'

/**
 * An amount by weights, in their order: each gets its part rounded towards zero, and the cents that are over go to the
 * largest remainders, the first of equal ones. Together exactly the amount; all of it to the last where nothing weighs
 * anything.
 */
export function allocated(amount: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (total === 0n) return weights.map((_, index) => (index === weights.length - 1 ? amount : 0))
  const sign = amount < 0 ? -1 : 1
  const size = BigInt(Math.abs(amount))
  const parts = weights.map((weight, index) => {
    const share = size * BigInt(weight)
    return { index, cents: Number(share / total), remainder: share % total }
  })
  const over = Math.abs(amount) - parts.reduce((sum, { cents }) => sum + cents, 0)
  const lucky = new Set(
    parts
      .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
      .slice(0, over)
      .map(({ index }) => index),
  )
  return parts.map(({ index, cents }) => sign * (cents + (lucky.has(index) ? 1 : 0)) || 0)
}
