import { describe, expect, it } from 'vitest'
import { knownUntil } from './known-until.ts'

describe('a clock', () => {
  it('that was set back takes nothing from what is known (40)', () => {
    const [early, late] = ['2027-01-01T00:00:00.000Z', '2027-01-01T00:00:01.000Z']
    expect(knownUntil(null, early)).toBe(early)
    expect(knownUntil(early, late)).toBe(late)
    expect(knownUntil(late, early)).toBe(late)
  })
})
