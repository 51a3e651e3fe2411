import { expect, it } from 'vitest'
import { asClock, inWords, isLastMinutes, remaining } from './remaining.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

it.each([
  [27 * HOUR + 57 * MINUTE, 1, '57:00', '3 Stunden 57 Minuten', '3 hours 57 minutes'],
  [HOUR + 4 * MINUTE + 9_000, 0, '4:09', '1 Stunde 4 Minuten', '1 hour 4 minutes'],
  [HOUR, 0, '0:00', '1 Stunde', '1 hour'],
  [30_999, 0, '0:30', '30 Sekunden', '30 seconds'],
  [-5, 0, '0:00', '0 Sekunden', '0 seconds'],
  [49 * HOUR, 2, '0:00', '1 Stunde', '1 hour'],
])('%d ms are %d days and %s, read out as “%s”', (milliseconds, days, clock, german, english) => {
  const left = remaining(milliseconds)
  expect(left.days).toBe(days)
  expect(asClock(left)).toBe(clock)
  expect(inWords(left, 'de')).toBe(german)
  expect(inWords(left, 'en')).toBe(english)
})

it('seconds are counted in the last ten minutes', () => {
  expect(isLastMinutes(remaining(10 * MINUTE))).toBe(false)
  expect(isLastMinutes(remaining(10 * MINUTE - 1))).toBe(true)
  expect(isLastMinutes(remaining(24 * HOUR + MINUTE))).toBe(false)
})
