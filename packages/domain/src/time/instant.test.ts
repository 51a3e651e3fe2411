import { expect, it } from 'vitest'
import { isInstant, startOfMinute, unixSeconds } from './instant.ts'

it('a second of Unix time has begun until the next one does', () => {
  expect(unixSeconds('1970-01-01T00:00:01.000Z')).toBe(1)
  expect(unixSeconds('2026-11-21T10:00:00.999Z')).toBe(unixSeconds('2026-11-21T10:00:00.000Z'))
})

it.each([
  ['2026-11-21T10:00:00.000Z', true],
  ['2026-11-21T10:00:00Z', false],
  ['2026-11-21T11:00:00.000+01:00', false],
  ['2026-02-30T10:00:00.000Z', false],
  ['2026-11-21', false],
  ['soon', false],
])('%s is written as moments are: %s', (text, is) => {
  expect(isInstant(text)).toBe(is)
})

it.each([
  ['2026-11-22T21:59:59.999Z', '2026-11-22T21:59:00.000Z'],
  ['2026-11-22T22:00:00.000Z', '2026-11-22T22:00:00.000Z'],
])('%s lies in the minute that begins at %s', (moment, minute) => expect(startOfMinute(moment)).toBe(minute))
