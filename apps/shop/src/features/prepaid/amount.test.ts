import { describe, expect, it } from 'vitest'
import { amountIn, typed } from './amount.ts'

describe('an amount as it is typed', () => {
  it.each([
    ['20', 'EUR', 2000],
    ['20,5', 'EUR', 2050],
    ['20.50 €', 'EUR', 2050],
    [' 0,07 ', 'EUR', 7],
    ['20 EUR', 'EUR', 2000],
    ['', 'EUR', undefined],
    ['-5', 'EUR', undefined],
    ['1.000,00', 'EUR', undefined],
    ['1.000', 'EUR', undefined],
    ['20,505', 'EUR', undefined],
    ['20.', 'EUR', undefined],
    ['viel', 'EUR', undefined],
    ['2000', 'JPY', 2000],
    ['¥2000', 'JPY', 2000],
    ['2.000', 'JPY', undefined],
    ['2,5', 'JPY', undefined],
    ['2,5', 'KWD', 2500],
    ['2.505 KWD', 'KWD', 2505],
    ['2.5055', 'KWD', undefined],
  ])('%j of %s is %s of its smallest unit', (text, currency, amount) => expect(amountIn(text, currency)).toBe(amount))
})

it.each([
  [2050, 'EUR', '20.5'],
  [2000, 'JPY', '2000'],
  [2500, 'KWD', '2.5'],
])('%i of %s are put into the field as %s', (amount, currency, text) => {
  expect(typed(amount, currency)).toBe(text)
  expect(amountIn(text, currency)).toBe(amount)
})
