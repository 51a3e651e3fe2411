import { describe, expect, it } from 'vitest'
import { inUnits, minorUnits } from './minor-units.ts'

describe('an amount in the smallest unit of its currency', () => {
  it('has as many decimals as the currency', () => {
    expect(minorUnits('2.50', 'USD')).toBe(250)
    expect(minorUnits('2.5', 'pln')).toBe(250)
    expect(minorUnits('210', 'JPY')).toBe(210)
    expect(minorUnits('1.250', 'KWD')).toBe(1250)
    expect(minorUnits('.5', 'EUR')).toBe(50)
    expect(minorUnits('88.20', 'PLN')).toBe(8820)
    expect(minorUnits('1.10', 'EUR')).toBe(110)
    expect(minorUnits(' 1.10 ', 'EUR')).toBe(110)
    expect(minorUnits('1.2345', 'CLF')).toBe(12345)
  })

  it('may be nothing or negative, which the caller judges', () => {
    expect(minorUnits('0.00', 'EUR')).toBe(0)
    expect(minorUnits('-0', 'EUR')).toBe(0)
    expect(minorUnits('-2.80', 'EUR')).toBe(-280)
  })

  it('is refused when it is finer than the unit, too large or no number', () => {
    expect(minorUnits('2.505', 'USD')).toBeUndefined()
    expect(minorUnits('2.500', 'USD')).toBe(250)
    expect(minorUnits('210.5', 'JPY')).toBeUndefined()
    for (const text of ['', '.', '1e3', '2,50', 'Infinity', '99999999999999999', '0x10']) {
      expect(minorUnits(text, 'EUR')).toBeUndefined()
    }
  })
})

it.each([
  [310, 'EUR', '3.10'],
  [-5, 'EUR', '-0.05'],
  [900, 'JPY', '900'],
  [1250, 'KWD', '1.250'],
])('%i of %s are written %s', (amount, currency, text) => {
  expect(inUnits(amount, currency)).toBe(text)
  expect(minorUnits(text, currency)).toBe(amount)
})
