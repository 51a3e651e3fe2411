import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divideRounded, shareOf, vatInGross } from './cents.ts'

const cents = fc.integer({ min: -10_000_000, max: 10_000_000 })

describe('rounding', () => {
  it.each([
    [5, 10, 1],
    [4, 10, 0],
    [-5, 10, -1],
    [-4, 10, 0],
    [25, 10, 3],
    [0, 7, 0],
  ])('%i / %i = %i, half away from zero', (dividend, divisor, quotient) => {
    expect(divideRounded(dividend, divisor)).toBe(quotient)
  })

  it('is never further from the exact quotient than a half', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 5000 }), (dividend, divisor) => {
        expect(Math.abs(divideRounded(dividend, divisor) * divisor - dividend) * 2).toBeLessThanOrEqual(divisor)
      }),
    )
  })
})

describe('VAT in a gross amount', () => {
  it.each([
    [107, 70, 7],
    [119, 190, 19],
    [290, 70, 19],
    [5800, 70, 379],
    [100, 0, 0],
    [1_000_000_000, 190, 159_663_866],
  ])('%i cents at %i ‰ contain %i', (gross, permille, vat) => {
    expect(vatInGross(gross, permille)).toBe(vat)
  })
})

it('takes a share of an amount', () => {
  expect(shareOf(995, 100)).toBe(100)
  expect(shareOf(290, 500)).toBe(145)
})
