import { describe, expect, it } from 'vitest'
import { createBackoff } from './backoff.ts'

describe('pauses before a restart', () => {
  it('grow while a process keeps crashing, up to half a minute', () => {
    const backoff = createBackoff(() => 0)
    const pauses = Array.from({ length: 8 }, () => backoff.next())
    expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  })

  it('are short again after a minute without a crash', () => {
    let now = 0
    const backoff = createBackoff(() => now)
    backoff.next()
    backoff.next()
    backoff.begin()
    now += 60_000
    expect(backoff.next()).toBe(500)
  })
})
