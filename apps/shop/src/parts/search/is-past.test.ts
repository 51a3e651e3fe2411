import { describe, expect, it } from 'vitest'
import { isPast } from './is-past.ts'

const now = '2026-11-21T14:30'

describe('a time in the past', () => {
  it.each([
    ['yesterday', '2026-11-20T23:59', true],
    ['an hour ago', '2026-11-21T13:30', true],
    ['a moment ago', '2026-11-21T14:26', false],
    ['later today', '2026-11-21T18:00', false],
  ])('%s', (_, wallClock, past) => expect(isPast(wallClock, now)).toBe(past))

  it('is never said of now, nor before the clock is known', () => {
    expect(isPast(null, now)).toBe(false)
    expect(isPast('2020-01-01T00:00', '')).toBe(false)
  })
})
