import { describe, expect, it } from 'vitest'
import { formatMoney } from './format-money.ts'

describe('an amount in words', () => {
  it.each([
    [1290, 'EUR', 'de', '12,90 €'],
    [1290, 'EUR', 'en', '€12.90'],
    [123456, 'EUR', 'de', '1.234,56 €'],
    [-50, 'EUR', 'en', '-€0.50'],
    [900, 'JPY', 'de', '900 ¥'],
    [900, 'JPY', 'en', 'JP¥900'],
    [1250, 'KWD', 'de', '1,250 KWD'],
    [1250, 'KWD', 'en', 'KWD 1.250'],
    [1250, 'IQD', 'en', 'IQD 1.250'],
  ] as const)('%i of %s in %s is %s', (amount, currency, language, written) => {
    expect(formatMoney(amount, currency, language).replaceAll('\u00A0', ' ')).toBe(written)
  })
})
