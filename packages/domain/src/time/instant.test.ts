import { expect, it } from 'vitest'
import { unixSeconds } from './instant.ts'

it('a second of Unix time has begun until the next one does', () => {
  expect(unixSeconds('1970-01-01T00:00:01.000Z')).toBe(1)
  expect(unixSeconds('2026-11-21T10:00:00.999Z')).toBe(unixSeconds('2026-11-21T10:00:00.000Z'))
})
