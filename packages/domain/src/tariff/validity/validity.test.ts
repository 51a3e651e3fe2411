import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../time/plain-date.ts'
import { BERLIN } from '../../time/zone.ts'
import type { ValidityRule } from '../model.ts'
import { validityOf } from './validity.ts'

const now = '2026-11-21T09:30:20.000Z' // 10:30 in Berlin
const choose = (rule: ValidityRule, date: string, time?: string, at = now, preSaleDays = 90) =>
  validityOf(rule, { date, now: at, preSaleDays, ...(time === undefined ? {} : { time }) }, BERLIN)
const long = (rule: ValidityRule, date: string) => {
  const found = choose(rule, date, undefined, '2026-01-01T00:00:00.000Z', 5000)
  return found.ok ? `${found.validFrom.slice(0, 16)} ${found.validTo.slice(0, 16)}` : found.reason
}

describe('validity by days', () => {
  it('lasts whole days in Berlin', () => {
    expect(long({ type: 'date', days: 1 }, '2026-07-01')).toBe('2026-06-30T22:00 2026-07-01T22:00')
    expect(long({ type: 'date', days: 3 }, '2026-12-01')).toBe('2026-11-30T23:00 2026-12-03T23:00')
  })

  it('may begin later and end after midnight', () => {
    expect(long({ type: 'date', days: 1, fromTime: '09:00', untilTime: '03:00' }, '2026-12-01')).toBe(
      '2026-12-01T08:00 2026-12-02T02:00',
    )
  })

  it('has 23 and 25 hours on the days the clock changes', () => {
    expect(long({ type: 'date', days: 1 }, '2027-03-28')).toBe('2027-03-27T23:00 2027-03-28T22:00')
    expect(long({ type: 'date', days: 1 }, '2026-10-25')).toBe('2026-10-24T22:00 2026-10-25T23:00')
  })
})

describe('validity by weeks, months and years', () => {
  it('runs from the chosen day or to the end of the calendar week', () => {
    expect(long({ type: 'week', calendar: false }, '2026-12-02')).toBe('2026-12-01T23:00 2026-12-08T23:00')
    expect(long({ type: 'week', calendar: true }, '2026-12-02')).toBe('2026-12-01T23:00 2026-12-06T23:00')
    expect(long({ type: 'week', calendar: true }, '2026-12-06')).toBe('2026-12-05T23:00 2026-12-06T23:00')
  })

  it('runs to the day before the same day of the next month, or to its end', () => {
    const month: ValidityRule = { type: 'month', calendar: false }
    expect(long(month, '2026-12-15')).toBe('2026-12-14T23:00 2027-01-14T23:00')
    expect(long(month, '2027-01-29')).toBe('2027-01-28T23:00 2027-02-28T23:00')
    expect(long(month, '2027-01-31')).toBe('2027-01-30T23:00 2027-02-28T23:00')
    expect(long(month, '2028-01-29')).toBe('2028-01-28T23:00 2028-02-28T23:00')
    expect(long(month, '2028-01-31')).toBe('2028-01-30T23:00 2028-02-29T23:00')
    expect(long(month, '2027-02-28')).toBe('2027-02-27T23:00 2027-03-27T23:00')
  })

  it('runs to the end of the calendar month, with a last night', () => {
    expect(long({ type: 'month', calendar: true }, '2028-02-01')).toBe('2028-01-31T23:00 2028-02-29T23:00')
    expect(long({ type: 'month', calendar: true, untilTime: '03:00' }, '2026-12-31')).toBe(
      '2026-12-30T23:00 2027-01-01T02:00',
    )
  })

  it('runs for a year, also from a leap day', () => {
    expect(long({ type: 'year', calendar: false }, '2028-02-29')).toBe('2028-02-28T23:00 2029-02-28T23:00')
    expect(long({ type: 'year', calendar: false }, '2027-03-01')).toBe('2027-02-28T23:00 2028-02-29T23:00')
    expect(long({ type: 'year', calendar: true }, '2027-06-15')).toBe('2027-06-14T22:00 2027-12-31T23:00')
  })
})

describe('validity by minutes', () => {
  const rule: ValidityRule = { type: 'dateTime', minutes: 90 }

  it('runs from the chosen moment', () => {
    expect(choose(rule, '2026-11-21', '10:30')).toEqual({
      ok: true,
      validFrom: '2026-11-21T09:30:00.000Z',
      validTo: '2026-11-21T11:00:00.000Z',
    })
  })

  it('counts real minutes while the clock changes', () => {
    const at = (date: string, time: string) => {
      const found = choose(rule, date, time, '2026-10-01T00:00:00.000Z', 500)
      return found.ok ? `${found.validFrom.slice(11, 16)} ${found.validTo.slice(11, 16)}` : found.reason
    }
    expect(at('2027-03-28', '01:30')).toBe('00:30 02:00')
    expect(at('2027-03-28', '02:30')).toBe('01:30 03:00')
    expect(at('2026-10-25', '01:30')).toBe('23:30 01:00')
  })

  it('asks for a time that exists and has not passed', () => {
    expect(choose(rule, '2026-11-21')).toEqual({
      ok: false,
      reason: 'timeMissing',
    })
    expect(choose(rule, '2026-11-21', '24:00')).toEqual({ ok: false, reason: 'badTime' })
    expect(choose(rule, '2026-11-21', '10:29')).toEqual({
      ok: false,
      reason: 'inThePast',
    })
  })
})

describe('validity from a list', () => {
  const days: ValidityRule = { type: 'listDate', dates: ['2026-12-24', '2026-11-28', '2027-12-01'] }
  const times: ValidityRule = { type: 'listTime', times: ['18:00', '09:00'], minutes: 60 }

  it('is for a date that is listed', () => {
    expect(choose(days, '2026-11-28')).toMatchObject({ ok: true, validFrom: '2026-11-27T23:00:00.000Z' })
    expect(choose(days, '2026-11-29')).toEqual({
      ok: false,
      reason: 'notAvailable',
    })
    expect(choose(days, '2026-12-25')).toEqual({ ok: false, reason: 'notAvailable' })
  })

  it('is for a time that is listed and has not passed', () => {
    expect(choose(times, '2026-11-21', '18:00')).toMatchObject({ ok: true, validTo: '2026-11-21T18:00:00.000Z' })
    expect(choose(times, '2026-11-21', '09:00')).toEqual({
      ok: false,
      reason: 'inThePast',
    })
    expect(choose(times, '2026-11-21', '19:00')).toEqual({
      ok: false,
      reason: 'notAvailable',
    })
  })
})

describe('a date of validity', () => {
  it('lies between today and the last day on sale', () => {
    const rule: ValidityRule = { type: 'date', days: 1 }
    expect(choose(rule, '2026-11-20')).toEqual({ ok: false, reason: 'inThePast' })
    expect(choose(rule, '2027-02-19').ok).toBe(true)
    expect(choose(rule, '2027-02-20')).toEqual({ ok: false, reason: 'tooFarAhead' })
    expect(choose(rule, '2027-02-29')).toEqual({ ok: false, reason: 'badDate' })
    expect(choose(rule, "'; drop")).toEqual({ ok: false, reason: 'badDate' })
  })
})

describe('every validity', () => {
  const date = fc.integer({ min: 0, max: 1500 }).map(days => addDays('2026-11-21', days))
  const time = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`)
  const untilTime = fc.option(time, { nil: undefined })
  const calendar = fc.boolean()
  const rule: fc.Arbitrary<ValidityRule> = fc.oneof(
    fc.record({ type: fc.constant('listDate' as const), dates: fc.array(date), untilTime }),
    fc.record({
      type: fc.constant('listTime' as const),
      times: fc.array(time),
      minutes: fc.integer({ min: 1, max: 3000 }),
    }),
    fc.record({ type: fc.constant('dateTime' as const), minutes: fc.integer({ min: 1, max: 3000 }) }),
    fc.record({
      type: fc.constant('date' as const),
      days: fc.integer({ min: 1, max: 40 }),
      fromTime: untilTime,
      untilTime,
    }),
    fc.record({ type: fc.constantFrom('week' as const, 'month' as const, 'year' as const), calendar, untilTime }),
  )
  const moment = fc.tuple(date, time).map(([day, clock]) => `${day}T${clock}:17.000Z`)

  it('ends after it begins', () => {
    fc.assert(
      fc.property(
        rule,
        date,
        fc.option(time, { nil: undefined }),
        moment,
        fc.nat(400),
        (rule, date, time, now, preSaleDays) => {
          const found = choose(rule, date, time, now, preSaleDays)
          if (found.ok) expect(found.validTo > found.validFrom).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })
})
