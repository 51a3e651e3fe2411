import { type Cents, divideRounded } from '../../money/cents.ts'

/**
 * One of `parts` equal parts of a price, `index` from 0; nothing after the last. All remainders are equal, so the cents
 * that are over fall where the sum so far is nearest to the exact one: after any number of parts as much is paid as is
 * due, and after all of them exactly the price.
 */
export function instalment(price: Cents, parts: number, index: number): Cents {
  if (index >= parts) return 0
  return divideRounded(price * (index + 1), parts) - divideRounded(price * index, parts)
}
