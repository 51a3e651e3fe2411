import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addMinutes, toInstant } from './instant.ts'
import { addDays } from './plain-date.ts'
import { keptSince, keptUntil, SPAN_UNITS } from './span.ts'
import { BERLIN, startOfDay } from './zone.ts'

it.each([
  ['days', 30, '2026-11-21T09:00:00.000Z', '2026-10-22T09:00:00.000Z'],
  ['months', 14, '2026-11-21T09:00:00.000Z', '2025-09-20T22:00:00.000Z'],
  // A receipt of the last evening of 2026 goes with the first moment of 2035, one of the first morning of 2027 a year
  // later.
  ['years', 8, '2034-12-31T22:59:59.999Z', '2025-12-31T23:00:00.000Z'],
  ['years', 8, '2034-12-31T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
] as const)('of what is kept for so many %s (%d), at %s all before %s goes', (unit, value, now, since) =>
  expect(keptSince({ unit, value }, now)).toBe(since),
)

it('never reaches further as time goes by the less, nor for a longer span', () => {
  const moment = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2060, 0) }).map(toInstant)
  const value = fc.integer({ min: 1, max: 40 })
  fc.assert(
    fc.property(fc.constantFrom(...SPAN_UNITS), value, moment, fc.nat(5_000_000), (unit, value, now, later) => {
      const since = keptSince({ unit, value }, now)
      expect(since < now).toBe(true)
      expect(keptSince({ unit, value }, addMinutes(now, later)) >= since).toBe(true)
      expect(keptSince({ unit, value: value + 1 }, now) <= since).toBe(true)
    }),
  )
})

it.each([
  ['days', 30, '2026-11-21', '2026-12-22'],
  ['months', 14, '2026-11-21', '2028-01-22'],
  ['months', 1, '2027-01-31', '2027-03-01'],
  ['years', 8, '2026-12-31', '2035-01-01'],
  ['years', 8, '2027-01-01', '2036-01-01'],
] as const)(
  'what is kept for so many %s (%d) and came about on %s may go on %s, and is gone by then',
  (unit, value, day, first) => {
    const span = { unit, value }
    expect(keptUntil(span, day)).toBe(first)
    expect(keptSince(span, startOfDay(first, BERLIN)) > startOfDay(day, BERLIN)).toBe(true)
    expect(keptSince(span, addMinutes(startOfDay(first, BERLIN), -1)) > startOfDay(addDays(day, 1), BERLIN)).toBe(false)
  },
)
