import { afterEach, expect, it, vi } from 'vitest'
import { hearServerTime, serverNow } from './server-clock.ts'

const NOON = Date.parse('2026-11-29T12:00:00Z')
const says = (milliseconds: number) => new Date(milliseconds).toUTCString()

afterEach(() => {
  vi.useRealTimers()
  hearServerTime(says(Date.now()), Date.now(), Date.now())
})

it('the time of the server goes by what its replies say, and does not jump while they may be right', () => {
  vi.useFakeTimers({ now: NOON })
  expect(serverNow()).toBe(NOON)
  // The device is two hours late.
  hearServerTime(says(NOON + 7_200_000), NOON - 100, NOON)
  const known = serverNow()
  expect(known - NOON).toBeGreaterThanOrEqual(7_200_000)
  expect(known - NOON).toBeLessThanOrEqual(7_201_100)
  vi.setSystemTime(NOON + 300)
  hearServerTime(says(NOON + 7_200_000), NOON + 200, NOON + 300)
  expect(serverNow() - known).toBe(300)
  hearServerTime(null, NOON, NOON)
  hearServerTime('soon', NOON, NOON)
  expect(serverNow() - known).toBe(300)
  // Somebody has set the device right.
  hearServerTime(says(NOON), NOON + 200, NOON + 300)
  expect(Math.abs(serverNow() - NOON)).toBeLessThanOrEqual(1000)
})
