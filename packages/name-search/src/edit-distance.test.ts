import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

/** The textbook table, without a band. */
const plainDistance = (a: string, b: string): number => {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : i)),
  )
  const at = (i: number, j: number): number => table[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const cost = Math.min(
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        at(i, j - 1) + 1,
        at(i - 1, j) + 1,
        swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
      const row = table[i]
      if (row) row[j] = cost
    }
  }
  return at(a.length, b.length)
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 })
const limits = fc.integer({ min: 1, max: 3 })

describe('editDistance', () => {
  it('counts to the whole word as the textbook does, up to the limit', () => {
    fc.assert(
      fc.property(word, word, limits, (a, b, limit) => {
        expect(editDistance(a, b, limit).whole).toBe(Math.min(plainDistance(a, b), limit + 1))
      }),
      { numRuns: 500 },
    )
  })

  it('counts to the nearest beginning as the textbook does, up to the limit', () => {
    fc.assert(
      fc.property(word, word, limits, (a, b, limit) => {
        const beginnings = Array.from({ length: b.length + 1 }, (_, length) => plainDistance(a, b.slice(0, length)))
        expect(editDistance(a, b, limit).beginning).toBe(Math.min(...beginnings, limit + 1))
      }),
      { numRuns: 500 },
    )
  })

  it('takes two swapped letters for one error', () => {
    expect(editDistance('makrt', 'markt', 2).whole).toBe(1)
  })
})
