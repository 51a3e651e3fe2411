import { expect, it } from 'vitest'
import { registeredSince } from './registered-within.ts'

it.each([
  ['today', '2026-11-24T10:00:00.000Z', '2026-11-23T23:00:00.000Z'],
  // Past midnight here, and not yet in Greenwich.
  ['today', '2026-11-23T23:30:00.000Z', '2026-11-23T23:00:00.000Z'],
  ['days7', '2026-11-24T10:00:00.000Z', '2026-11-17T23:00:00.000Z'],
  // The clock was put back in between.
  ['days30', '2026-11-10T10:00:00.000Z', '2026-10-11T22:00:00.000Z'],
] as const)('%s at %s begins at %s', (within, now, begins) => {
  expect(registeredSince(within, now)).toBe(begins)
})
