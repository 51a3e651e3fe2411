/** An amount in the smallest unit of its currency (euro cents), always a safe integer. */
export type Cents = number

/** The most that one entry of the books can say, and more than anybody owes: what a bank tells may be above it. */
export const MOST_BOOKED: Cents = 2_147_483_647

/** Thousandths: 70 ‰ = 7.0 % VAT. */
export type Permille = number

/** The one rounding rule of the product: half away from zero, on exact integer arithmetic. */
export const divideRounded = (dividend: number, divisor: number): number => {
  const quotient = (BigInt(Math.abs(dividend)) * 2n + BigInt(divisor)) / (BigInt(divisor) * 2n)
  return dividend < 0 ? 0 - Number(quotient) : Number(quotient)
}

/** `percent` may carry at most one decimal (19.5), as thousandths: 195. */
export const shareOf = (amount: Cents, permille: Permille): Cents => divideRounded(amount * permille, 1000)

/** The VAT contained in a gross amount; net is gross minus this, so that gross = net + VAT always holds (Spec 2 §9). */
export const vatInGross = (gross: Cents, permille: Permille): Cents => divideRounded(gross * permille, 1000 + permille)
