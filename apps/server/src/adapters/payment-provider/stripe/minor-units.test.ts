import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromMinorUnits, toMinorUnits } from './minor-units.ts'

describe('an amount as Stripe counts it', () => {
  it.each([
    ['EUR', 1990, 1990],
    ['JPY', 500, 500],
    ['KRW', 1500, 1500],
    ['KWD', 1990, 1990],
    ['ISK', 500, 50_000],
    ['UGX', 500, 50_000],
    ['MGA', 50_000, 500],
  ])('%s %i, in the smallest unit of ISO 4217, is %i', (currency, cents, minor) => {
    expect(toMinorUnits(cents, currency)).toBe(minor)
    expect(fromMinorUnits(minor, currency)).toBe(cents)
  })

  it.each([
    ['KWD', 1995],
    ['MGA', 1990],
  ])('%s %i cannot be paid', (currency, cents) => {
    expect(toMinorUnits(cents, currency)).toBeUndefined()
  })

  it('comes back as the same amount', () => {
    const currency = fc.constantFrom('EUR', 'CHF', 'PLN', 'JPY', 'ISK', 'KWD', 'HUF', 'MGA', 'IQD')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), currency, (cents, known) => {
        const minor = toMinorUnits(cents, known)
        expect(minor === undefined ? cents : fromMinorUnits(minor, known)).toBe(cents)
      }),
    )
  })
})
