import { type Cents, exponentOf } from '@billett/domain'

/** Decimal places in which Stripe counts a currency where they are not two, or not those of ISO 4217. */
const EXPONENTS = new Map([
  ...'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ').map(code => [code, 0] as const),
  ...'BHD JOD KWD OMR TND'.split(' ').map(code => [code, 3] as const),
])

/** Counted in hundredths, of which only whole units can be charged. */
const WHOLE_IN_HUNDREDTHS = new Set(['ISK', 'UGX'])

/** How many of Stripe's units are one of ours, as a power of ten. */
const shiftOf = (currency: string): number => (EXPONENTS.get(currency) ?? 2) - exponentOf(currency)

/** The smallest step Stripe charges, in its own units: of thousandths only tens. */
const stepOf = (currency: string): number =>
  WHOLE_IN_HUNDREDTHS.has(currency) ? 100 : EXPONENTS.get(currency) === 3 ? 10 : 1

/** Our smallest units (ISO 4217) as Stripe counts the currency; undefined where the amount cannot be paid in it. */
export function toMinorUnits(cents: Cents, currency: string): number | undefined {
  const shift = shiftOf(currency)
  const amount = shift < 0 ? cents / 10 ** -shift : cents * 10 ** shift
  return Number.isSafeInteger(amount) && amount % stepOf(currency) === 0 ? amount : undefined
}

/** Stripe's count as our smallest units. Stripe counts no finer than we do where an amount can be paid at all. */
export function fromMinorUnits(amount: number, currency: string): Cents {
  const shift = shiftOf(currency)
  return shift < 0 ? amount * 10 ** -shift : Math.trunc(amount / 10 ** shift)
}
