import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkTopUp, topUpLimits } from './top-up.ts'

const card = { balanceCents: 2_000, maximumBalanceCents: 15_000, minimumTopUpCents: 500, maximumTopUpCents: 10_000 }
const limitsAt = (balanceCents: number) => topUpLimits({ ...card, balanceCents })
const reason = (amount: number, balanceCents = card.balanceCents): string => {
  const check = checkTopUp(amount, limitsAt(balanceCents))
  return check.ok ? 'ok' : check.reason
}

describe('topping up', () => {
  it.each([
    [2_000, 500, 'ok'],
    [2_000, 499, 'topUpTooLittle'],
    [2_000, 10_000, 'ok'],
    [2_000, 10_001, 'topUpTooMuch'],
    [9_000, 6_000, 'ok'],
    [9_000, 6_001, 'topUpTooMuch'],
    [14_500, 500, 'ok'],
    [14_501, 500, 'cardAlmostFull'],
    [15_000, 500, 'cardAtMaximumBalance'],
    [15_100, 500, 'cardAtMaximumBalance'],
  ])('a card that holds %d cents by %d cents: %s', (balance, amount, expected) =>
    expect(reason(amount, balance)).toBe(expected),
  )

  it('never takes a card above its maximum, nor takes nothing', () => {
    const cents = fc.integer({ min: -1_000, max: 30_000 })
    const rules = fc.record({
      balanceCents: cents,
      maximumBalanceCents: cents,
      minimumTopUpCents: fc.integer({ min: 1, max: 5_000 }),
      maximumTopUpCents: cents,
    })
    fc.assert(
      fc.property(rules, cents, (any, amount) => {
        if (!checkTopUp(amount, topUpLimits(any)).ok) return
        expect(any.balanceCents + amount).toBeLessThanOrEqual(any.maximumBalanceCents)
        expect(amount).toBeGreaterThanOrEqual(any.minimumTopUpCents)
      }),
    )
  })
})
