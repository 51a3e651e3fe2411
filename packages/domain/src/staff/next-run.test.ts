import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toInstant } from '../time/instant.ts'
import { weekday } from '../time/plain-date.ts'
import { localDate, wallClock } from '../time/zone.ts'
import { minutesToRetry, nextRun } from './next-run.ts'

const ZONE = 'Europe/Berlin'

it.each([
  ['today, later', { weekday: null, time: '07:30' }, '2026-11-24T05:00:00.000Z', '2026-11-24T06:30:00.000Z'],
  [
    'tomorrow, once it is over',
    { weekday: null, time: '07:30' },
    '2026-11-24T06:30:00.000Z',
    '2026-11-25T06:30:00.000Z',
  ],
  ['on the next Monday', { weekday: 1, time: '07:30' }, '2026-11-24T05:00:00.000Z', '2026-11-30T06:30:00.000Z'],
  ['by the clock of summer', { weekday: 7, time: '08:00' }, '2026-03-23T05:00:00.000Z', '2026-03-29T06:00:00.000Z'],
  [
    'an hour later where the clock skips it',
    { weekday: 7, time: '02:30' },
    '2026-03-28T12:00:00.000Z',
    '2026-03-29T01:30:00.000Z',
  ],
])('a list is sent %s', (_, when, after, next) => {
  expect(nextRun(when, after, ZONE)).toBe(next)
})

it('a list is sent after the moment it is asked at, on its day and, but for skipped hours, at its time', () => {
  const clock = fc
    .tuple(fc.integer({ min: 4, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
  const moment = fc.integer({ min: Date.parse('2025-01-01'), max: Date.parse('2030-01-01') }).map(ms => toInstant(ms))
  fc.assert(
    fc.property(moment, clock, fc.constantFrom(null, 1, 2, 3, 4, 5, 6, 7), (after, time, on) => {
      const next = nextRun({ weekday: on, time }, after, ZONE)
      expect(next > after).toBe(true)
      expect(wallClock(next, ZONE).time.slice(0, 5)).toBe(time)
      if (on !== null) expect(weekday(localDate(next, ZONE))).toBe(on)
      // An hour more where a night has one more.
      const longest = (on === null ? 25 : 7 * 24 + 1) * 3_600_000
      expect(Date.parse(next) - Date.parse(after)).toBeLessThanOrEqual(longest)
    }),
  )
})

it('what failed is tried three times before it waits for its next time', () => {
  expect([1, 2, 3, 4].map(minutesToRetry)).toEqual([5, 15, 60, undefined])
})
