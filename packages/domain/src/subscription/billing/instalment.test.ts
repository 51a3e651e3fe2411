import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divideRounded } from '../../money/cents.ts'
import { instalment } from './instalment.ts'

const paidAfter = (price: number, parts: number, number: number) =>
  Array.from({ length: number }, (_, index) => instalment(price, parts, index)).reduce((sum, part) => sum + part, 0)

describe('instalments', () => {
  it.each([
    [1000, 3, [333, 334, 333, 0, 0]],
    [12, 12, [1, 1, 1, 1]],
    [7, 2, [4, 3, 0]],
  ])('%i in %i parts', (price, parts, expected) => {
    expect(expected.map((_, index) => instalment(price, parts, index))).toEqual(expected)
  })

  it('are at any time what is due until then, and differ by a cent at the most', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 24 }), fc.nat(30), (price, parts, number) => {
        expect(paidAfter(price, parts, number)).toBe(divideRounded(price * Math.min(number, parts), parts))
        const all = Array.from({ length: parts }, (_, index) => instalment(price, parts, index))
        expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
