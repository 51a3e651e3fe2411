import { expect, it } from 'vitest'
import { rideEnd } from './ride-end.ts'

it.each([
  ['2026-11-21T14:30', 90, '2026-11-21T16:00'],
  ['2026-11-21T23:30', 90, '2026-11-22T01:00'],
  ['2026-10-25T01:30', 120, '2026-10-25T02:30'],
  ['2026-03-29T01:30', 60, '2026-03-29T03:30'],
])('a ride from %s that is valid for %i minutes ends at %s, clock changes included', (from, minutes, end) => {
  expect(rideEnd(from, minutes, 'Europe/Berlin')).toBe(end)
})

it('has no end that could be named where the tariff does not count in minutes', () => {
  expect(rideEnd('2026-11-21T14:30', null, 'Europe/Berlin')).toBeUndefined()
  expect(rideEnd('', 90, 'Europe/Berlin')).toBeUndefined()
})
