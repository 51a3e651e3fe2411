import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { widthOf } from './fonts.ts'
import { wrap } from './wrap.ts'

const letters = fc.constantFrom(...'aäßlMWşŁΩ-. ')
const texts = fc.string({ unit: letters, maxLength: 200 })

describe('wrapping', () => {
  it('never lets a line be wider than its column and loses no character', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 30, max: 300 }), (text, width) => {
        const lines = wrap(text, width, 'bold', 12)
        for (const line of lines) expect(widthOf(line, 'bold', 12)).toBeLessThanOrEqual(width + 1e-6)
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
      }),
    )
  })

  it('breaks a long word after its hyphen', () => {
    expect(wrap('Großefehnkanal-Ihlowerhörn', 120, 'regular', 12)).toEqual(['Großefehnkanal-', 'Ihlowerhörn'])
  })

  it('breaks even one endless word', () => {
    expect(wrap('x'.repeat(3000), 100, 'regular', 8).join('')).toBe('x'.repeat(3000))
  })

  it('keeps together what a protected space joins', () => {
    expect(wrap('nach §\u00a034\u00a0UStDV', 62, 'regular', 10)).toEqual(['nach', '§\u00a034\u00a0UStDV'])
  })
})
