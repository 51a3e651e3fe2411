import { addDays } from '@billett/domain'
import { describe, expect, it } from 'vitest'
import { keyedWords } from './keyed-words.ts'
import { WORDS } from './words.ts'

const words = keyedWords('s'.repeat(32))
const days = Array.from({ length: 1000 }, (_, day) => addDays('2026-01-01', day))

describe('the word of a day of sale', () => {
  it('is a word and a number, the same again for the same company, day and secret', () => {
    expect(words('luehrtal', '2026-11-29')).toMatch(/^[A-Z]+ \d{2}$/)
    expect(keyedWords('s'.repeat(32))('luehrtal', '2026-11-29')).toBe(words('luehrtal', '2026-11-29'))
  })

  it('is another one the next day, of another company, and under another secret', () => {
    const one = words('luehrtal', '2026-11-29')
    expect(words('luehrtal', '2026-11-30')).not.toBe(one)
    expect(words('stadtwerke', '2026-11-29')).not.toBe(one)
    expect(keyedWords('t'.repeat(32))('luehrtal', '2026-11-29')).not.toBe(one)
  })

  it('is spread over all words, and seldom one of the same year', () => {
    const given = days.map(day => words('luehrtal', day))
    expect(new Set(given).size).toBeGreaterThan(950)
    expect(new Set(given.map(word => word.split(' ')[0])).size).toBe(WORDS.length)
  })

  it('is made of words that differ and are read alike by everybody', () => {
    expect(new Set(WORDS).size).toBe(WORDS.length)
    expect(WORDS.filter(word => !/^[A-Z]{3,8}$/.test(word))).toEqual([])
  })
})
