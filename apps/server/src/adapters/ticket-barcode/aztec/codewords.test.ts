import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codewords } from './codewords.ts'

const octets = fc.uint8Array({ minLength: 1, maxLength: 1000 })

describe('the words of an Aztec code', () => {
  it('leave at least 23 % and three of them for error correction, and no smaller symbol would', () => {
    fc.assert(
      fc.property(octets, given => {
        const { data, words } = codewords(given)
        expect(words.length - data).toBeGreaterThanOrEqual(0.23 * words.length + 3)
      }),
    )
  })

  it('that carry data are never all zeros or all ones', () => {
    const dull = fc.array(fc.constantFrom(0, 255, 1, 254), { minLength: 1, maxLength: 600 })
    fc.assert(
      fc.property(dull, given => {
        const { words, data, size } = codewords(Uint8Array.from(given))
        for (const word of words.slice(0, data)) {
          expect(word).not.toBe(0)
          expect(word).not.toBe((1 << size) - 1)
        }
      }),
    )
  })

  it('are as few as possible', () => {
    const sizes = Array.from({ length: 500 }, (_, length) => codewords(new Uint8Array(length + 1).fill(0xa5)).layers)
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    expect(sizes[0]).toBe(1)
  })

  it.each([0, 1950, 2079])('refuse %i octets', length => {
    expect(() => codewords(new Uint8Array(length))).toThrow(`${length} octets do not fit`)
  })
})
