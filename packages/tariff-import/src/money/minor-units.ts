import type { Cents } from '@billett/domain'

/** Currencies whose smallest unit is not a hundredth (ISO 4217). */
const EXPONENTS: Record<string, number> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map(c => [c, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map(c => [c, 3])),
  ...Object.fromEntries('CLF UYW'.split(' ').map(c => [c, 4])),
}

/** Decimal places of a currency's smallest unit: 2 for EUR, 0 for JPY, 3 for KWD. */
export const exponentOf = (currency: string): number => EXPONENTS[currency.toUpperCase()] ?? 2

const DECIMAL = /^(-?)(\d+)(?:\.(\d*))?$|^(-?)\.(\d+)$/

/** A decimal number as text ("2.50") in the smallest unit of its currency; undefined where it is no number or finer than that unit. */
export const minorUnits = (text: string, currency: string): Cents | undefined => {
  const match = DECIMAL.exec(text.trim())
  if (!match) return undefined
  const [, sign, whole = '0', fraction = match[5] ?? ''] = match
  const exponent = exponentOf(currency)
  if (/[1-9]/.test(fraction.slice(exponent))) return undefined
  const units = Number(whole + fraction.slice(0, exponent).padEnd(exponent, '0'))
  if (!Number.isSafeInteger(units)) return undefined
  return (sign || match[4]) && units !== 0 ? -units : units
}
