import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocated } from './allocated.ts'

describe('an amount by weights', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [0, 1, 2], [0, 33, 67]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [5, [1, 3], [1, 4]],
    [7, [0, 0], [0, 7]],
    [0, [3, 4], [0, 0]],
    [-1, [0, 1], [0, -1]],
  ])('%i by %o is %o', (amount, weights, expected) => expect(allocated(amount, weights)).toEqual(expected))

  it('is given away to the cent, nobody a whole cent from their part', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), weights, (amount, all) => {
        const parts = allocated(amount, all)
        const total = all.reduce((sum, weight) => sum + weight, 0)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
        if (total > 0)
          for (const [index, part] of parts.entries())
            expect(Math.abs(part * total - amount * (all[index] ?? 0))).toBeLessThan(total)
      }),
    )
  })
})
