import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toInstant } from '../time/instant.ts'
import { addDays } from '../time/plain-date.ts'
import { businessDateOf } from '../time/zone.ts'
import { COURSE_DAYS, courseBegins, courseOf } from './course.ts'

const FROM = Date.UTC(2024, 0, 1)
const YEARS = 4 * 365 * 86_400_000

describe('the course of fourteen days', () => {
  it('ends today in Berlin and has a zero where nothing was', () => {
    const days = courseOf([{ date: '2026-11-20', value: 3 }], '2026-11-23T23:30:00.000Z')
    expect(days).toHaveLength(14)
    expect(days.at(0)).toEqual({ date: '2026-11-11', value: 0 })
    expect(days.at(-1)).toEqual({ date: '2026-11-24', value: 0 })
    expect(days.find(({ date }) => date === '2026-11-20')).toEqual({ date: '2026-11-20', value: 3 })
  })

  it.each([
    ['2026-11-24T10:00:00.000Z', '2026-11-10T23:00:00.000Z'],
    // Summer time has begun meanwhile, and ended.
    ['2026-04-02T10:00:00.000Z', '2026-03-19T23:00:00.000Z'],
    ['2026-10-30T10:00:00.000Z', '2026-10-16T22:00:00.000Z'],
  ])('of %s begins at %s', (now, begins) => {
    expect(courseBegins(now)).toBe(begins)
  })

  it('has every day once, in order, from the one it begins on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: YEARS }), milliseconds => {
        const now = toInstant(FROM + milliseconds)
        const days = courseOf([], now).map(({ date }) => date)
        expect(days[0]).toBe(businessDateOf(courseBegins(now)))
        expect(days).toEqual(Array.from({ length: COURSE_DAYS }, (_, index) => addDays(days[0] ?? '', index)))
        expect(days.at(-1)).toBe(businessDateOf(now))
      }),
    )
  })
})
