import type { Cents } from '@billett/domain'

/** From 0.01 to 999,999,999.99 euro: what one payment may be. */
const MOST: Cents = 99_999_999_999

export const isPayable = (cents: Cents): boolean => Number.isInteger(cents) && cents >= 1 && cents <= MOST

/** Cents as ISO 20022 writes them: `63.00`. */
export function amountText(cents: Cents): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** At most 18 digits in all, of which this many before the point are always exact. */
const SHAPE = /^0*(\d{1,13})(?:\.(\d{0,2})0*)?$/

/** Undefined for what is no amount of whole cents. */
export function readCents(text: string): Cents | undefined {
  const [, euros, cents = ''] = SHAPE.exec(text) ?? []
  return euros === undefined ? undefined : Number(euros) * 100 + Number(cents.padEnd(2, '0'))
}
