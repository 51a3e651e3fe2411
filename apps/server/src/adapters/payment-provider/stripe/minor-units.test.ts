import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromMinorUnits, toMinorUnits } from './minor-units.ts'

describe('an amount as Stripe counts it', () => {
  it.each([
    ['EUR', 1990, 1990],
    ['JPY', 50_000, 500],
    ['KWD', 1990, 19_900],
    ['ISK', 50_000, 50_000],
  ])('%s %i is %i', (currency, cents, minor) => {
    expect(toMinorUnits(cents, currency)).toBe(minor)
  })

  it.each(['JPY', 'ISK', 'UGX'])('%s has no hundredths', currency => {
    expect(toMinorUnits(1990, currency)).toBeUndefined()
  })

  it('comes back as the same cents', () => {
    const currency = fc.constantFrom('EUR', 'CHF', 'PLN', 'JPY', 'ISK', 'KWD', 'HUF')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), currency, (cents, known) => {
        const minor = toMinorUnits(cents, known)
        expect(minor === undefined ? cents : fromMinorUnits(minor, known)).toBe(cents)
      }),
    )
  })
})
