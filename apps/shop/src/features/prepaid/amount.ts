import { type Cents, exponentOf, minorUnits } from '@billett/domain'

/**
 * An amount as somebody types it, in the smallest unit of its currency: `20`, `20,5` or `20.50 €`; undefined where it
 * is none, or finer than that unit. Thousands are not set apart: in one language that is what decimals look like in
 * another.
 */
export function amountIn(text: string, currency: string): Cents | undefined {
  const bare = text.replaceAll(/[\s\p{Sc}]/gu, '').replace(currency, '')
  const [whole = '', ...decimals] = bare.split(/[.,]/)
  const [decimal = ''] = decimals
  const isAmount = [whole, ...decimals].every(digits => /^\d{1,9}$/.test(digits)) && decimals.length < 2
  return isAmount && decimal.length <= exponentOf(currency) ? minorUnits(`${whole}.${decimal}`, currency) : undefined
}

/** The same the other way round, without its currency. */
export const typed = (amount: Cents, currency: string): string => `${amount / 10 ** exponentOf(currency)}`
