import { expect, it } from 'vitest'
import { goBackUntil, watchedUntil } from './going-back.ts'

it.each([
  ['2026-11-22T10:00:30.000Z', '2026-11-22T10:00:00.000Z', '2026-11-22T10:02:30.000Z'],
  ['2026-11-22T10:00:30.000Z', '2026-11-23T04:00:00.000Z', '2026-11-23T04:02:00.000Z'],
  ['2026-11-22T10:00:30.000Z', null, '2026-11-22T10:02:30.000Z'],
  [null, null, null],
])('what was released at %s from %s on is watched until %s', (releasedOn, activeFrom, until) =>
  expect(watchedUntil({ releasedOn, activeFrom })).toBe(until),
)

it('one step leads back for thirty days', () =>
  expect(goBackUntil('2026-11-22T10:00:30.000Z')).toBe('2026-12-22T10:00:30.000Z'))
