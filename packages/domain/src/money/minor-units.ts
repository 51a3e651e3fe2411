import type { Cents } from './cents.ts'
import { exponentOf } from './currency.ts'

const DECIMAL = /^(-?)(\d+)(?:\.(\d*))?$|^(-?)\.(\d+)$/

/**
 * A decimal number as text ("2.50") in the smallest unit of its currency; undefined where it is no number or finer than
 * that unit.
 */
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

/** The other way round, for operators and other programs: 250 of EUR is "2.50", of JPY "250". */
export const inUnits = (amount: Cents, currency: string): string => {
  const exponent = exponentOf(currency)
  return (amount / 10 ** exponent).toFixed(exponent)
}
