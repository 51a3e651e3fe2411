import { describe, expect, it } from 'vitest'
import { checkAge } from './age.ts'

const bounds = { minUserAge: 16, maxUserAge: 100 }
const answer = (birthDate: string, today: string) => {
  const checked = checkAge(birthDate, today, bounds)
  return checked.ok ? 'ok' : checked.reason
}

describe('the age of a customer', () => {
  it.each([
    ['2010-11-21', '2026-11-21', 'ok'],
    ['2010-11-22', '2026-11-21', 'tooYoung'],
    ['1926-11-21', '2026-11-21', 'ok'],
    ['1926-11-20', '2026-11-21', 'tooOld'],
    ['2012-02-29', '2028-02-28', 'tooYoung'],
    ['2012-02-29', '2028-02-29', 'ok'],
    ['2010-02-28', '2026-02-28', 'ok'],
    ['2027-01-01', '2026-11-21', 'tooYoung'],
  ])('born %s, on %s: %s', (birthDate, today, expected) => expect(answer(birthDate, today)).toBe(expected))
})
