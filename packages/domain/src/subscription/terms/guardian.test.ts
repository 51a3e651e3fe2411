import { describe, expect, it } from 'vitest'
import { comesOfAgeOn, needsGuardian } from './guardian.ts'

describe('a holder (30)', () => {
  it.each([
    ['2009-06-15', '2027-06-15'],
    ['2008-02-29', '2026-03-01'],
    ['2010-02-28', '2028-02-28'],
    ['2009-12-31', '2027-12-31'],
  ])('born on %s is of age on %s, and the day before a guardian holds the contract', (born, day) => {
    expect(comesOfAgeOn(born)).toBe(day)
    expect(needsGuardian(born, day)).toBe(false)
  })

  it('needs a guardian until then', () => {
    expect(needsGuardian('2009-06-15', '2027-06-14')).toBe(true)
    expect(needsGuardian('2008-02-29', '2026-02-28')).toBe(true)
  })
})
