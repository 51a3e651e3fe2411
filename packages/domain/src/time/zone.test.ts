import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toInstant } from './instant.ts'
import { atWallClock, BERLIN, localDate, startOfDay, wallClock, wallClockText } from './zone.ts'

describe('wall clock in Europe/Berlin', () => {
  it.each([
    ['2026-01-15', '12:00', '2026-01-15T11:00:00.000Z'],
    ['2026-07-15', '12:00', '2026-07-15T10:00:00.000Z'],
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s %s is %s', (date, time, instant) => expect(atWallClock(date, time, BERLIN)).toBe(instant))

  it('takes a clock with seconds, too', () => {
    expect(atWallClock('2026-01-15', '12:00:30', BERLIN)).toBe('2026-01-15T11:00:30.000Z')
  })

  it('moves an hour that does not exist forward', () => {
    expect(atWallClock('2026-03-29', '02:30', BERLIN)).toBe('2026-03-29T01:30:00.000Z')
    expect(wallClock(atWallClock('2026-03-29', '02:30', BERLIN), BERLIN).time).toBe('03:30:00')
  })

  it('means the first of an hour that comes twice', () => {
    expect(atWallClock('2026-10-25', '02:30', BERLIN)).toBe('2026-10-25T00:30:00.000Z')
  })

  it('has days of 23 and 25 hours', () => {
    const hours = (from: string, to: string) =>
      (Date.parse(startOfDay(to, BERLIN)) - Date.parse(startOfDay(from, BERLIN))) / 3_600_000
    expect(hours('2026-03-29', '2026-03-30')).toBe(23)
    expect(hours('2026-10-25', '2026-10-26')).toBe(25)
  })

  it('begins the business day at local midnight', () => {
    expect(localDate('2026-12-31T23:30:00.000Z', BERLIN)).toBe('2027-01-01')
    expect(localDate('2026-06-30T21:59:59.999Z', BERLIN)).toBe('2026-06-30')
  })

  it('shows an instant, and leaves alone what is a wall clock already', () => {
    expect(wallClockText('2026-11-21T23:30:00.000Z', 'Europe/Berlin')).toBe('2026-11-22T00:30')
    expect(wallClockText('2026-07-01T23:30', 'Europe/Berlin')).toBe('2026-07-01T23:30')
  })

  it.each(['Europe/Berlin', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Apia', 'UTC'])(
    'shows in %s what it was set to',
    zone => {
      const instant = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
      fc.assert(
        fc.property(instant, moment => {
          const at = toInstant(Math.floor(moment.getTime() / 60_000) * 60_000)
          const shown = wallClock(at, zone)
          const back = atWallClock(shown.date, shown.time, zone)
          expect(wallClock(back, zone)).toEqual(shown)
          expect(back <= at).toBe(true)
        }),
      )
    },
  )
})
