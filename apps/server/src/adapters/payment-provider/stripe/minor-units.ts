import type { Cents } from '@billett/domain'

/** Currencies that Stripe counts in whole units. */
const WHOLE = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))

/** Counted in hundredths, of which only whole units can be charged. */
const WHOLE_IN_HUNDREDTHS = new Set(['ISK', 'UGX'])

/** Counted in thousandths. */
const THOUSANDTHS = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])

/** Our hundredths as Stripe counts the currency; undefined where the amount cannot be paid in it. */
export function toMinorUnits(cents: Cents, currency: string): number | undefined {
  if (THOUSANDTHS.has(currency)) return cents * 10
  const isWhole = cents % 100 === 0
  if (WHOLE.has(currency)) return isWhole ? cents / 100 : undefined
  return isWhole || !WHOLE_IN_HUNDREDTHS.has(currency) ? cents : undefined
}

/** Stripe's count as our hundredths; thousandths are cut off, which Stripe does not charge either. */
export function fromMinorUnits(amount: number, currency: string): Cents {
  if (WHOLE.has(currency)) return amount * 100
  return THOUSANDTHS.has(currency) ? Math.trunc(amount / 10) : amount
}
