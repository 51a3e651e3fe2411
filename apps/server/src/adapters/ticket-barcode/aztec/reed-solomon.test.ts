import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkWords, field } from './reed-solomon.ts'

const FIELDS = [
  [4, 0x13],
  [6, 0x43],
  [8, 0x12d],
  [10, 0x409],
  [12, 0x1069],
] as const

describe.each(FIELDS)('a field of 2^%i elements', (bits, polynomial) => {
  const { exponents, logarithms, order } = field(bits, polynomial)
  /** Multiplied bit by bit, without a table. */
  const product = (a: number, b: number): number => {
    let sum = 0
    for (let place = bits - 1; place >= 0; place -= 1) {
      sum <<= 1
      if (sum > order) sum ^= polynomial
      if ((b >> place) & 1) sum ^= a
    }
    return sum
  }

  it('has each element but 0 among the powers of x', () => {
    expect(new Set(exponents.subarray(0, order)).size).toBe(order)
    for (let power = 0; power < order; power += 1) expect(logarithms[exponents[power] ?? 0]).toBe(power)
  })

  it('has words and check words together vanish at every power of x they were made for', () => {
    const words = fc.array(fc.nat(order), { minLength: 1, maxLength: Math.min(order - 6, 200) })
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 6 }), (data, count) => {
        const all = [...data, ...checkWords({ exponents, logarithms, order }, data, count)]
        for (let power = 1; power <= count; power += 1) {
          const at = exponents[power] ?? 0
          expect(all.reduce((sum, word) => product(sum, at) ^ word, 0)).toBe(0)
        }
      }),
      { numRuns: 30 },
    )
  })
})
