/** An amount in the smallest unit of its currency (euro cents), always a safe integer. */
export type Cents = number

/** Thousandths: 70 ‰ = 7.0 % VAT. */
export type Permille = number

/** The one rounding rule of the product: half away from zero, on exact integer arithmetic. */
export const divideRounded = (dividend: number, divisor: number): number => {
  const quotient = (BigInt(Math.abs(dividend)) * 2n + BigInt(divisor)) / (BigInt(divisor) * 2n)
  return dividend < 0 ? -Number(quotient) : Number(quotient)
}

/** `percent` may carry at most one decimal (19.5), as thousandths: 195. */
export const shareOf = (amount: Cents, permille: Permille): Cents => divideRounded(amount * permille, 1000)

/** The VAT contained in a gross amount; net is gross minus this, so that gross = net + VAT always holds (Spec 2 §9). */
export const vatInGross = (gross: Cents, permille: Permille): Cents => divideRounded(gross * permille, 1000 + permille)

/** Splits `total` by `weights` so that the parts add up to it exactly: largest remainder, ties to the earlier part. */
export const allocate = (total: Cents, weights: readonly number[]): Cents[] => {
  const sum = weights.reduce((a, b) => a + b, 0)
  if (sum <= 0) return weights.map((_, i) => (i === 0 ? total : 0))
  const sign = total < 0 ? -1 : 1
  const amount = BigInt(Math.abs(total))
  const parts = weights.map((weight, index) => {
    const exact = amount * BigInt(weight)
    return { index, floor: exact / BigInt(sum), rest: exact % BigInt(sum) }
  })
  let left = Number(amount - parts.reduce((a, p) => a + p.floor, 0n))
  const byRest = [...parts].sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
  for (const part of byRest) {
    if (left === 0) break
    part.floor += 1n
    left -= 1
  }
  return parts.map(part => sign * Number(part.floor) || 0)
}
