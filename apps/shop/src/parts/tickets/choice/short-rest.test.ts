import { describe, expect, it } from 'vitest'
import { validity } from '../../../state/tariff/tariff.fixture.ts'
import { daysUntil, lastDayOf } from './last-day.ts'
import { shortRest } from './short-rest.ts'

const ZONE = 'Europe/Berlin'
const from = (date: string) => ({ date, time: '', moved: false })
const month = validity({ type: 6, calendar: true })

describe('the last day of a ticket', () => {
  it.each([
    ['a calendar month', month, '2026-11-21', '2026-11-30'],
    ['a month from the first day', validity({ type: 6 }), '2026-11-21', '2026-12-20'],
    ['seven days over the end of summer time', validity({ type: 5 }), '2026-10-22', '2026-10-28'],
    ['a calendar week', validity({ type: 5, calendar: true }), '2026-11-19', '2026-11-22'],
    ['a year', validity({ type: 7 }), '2026-11-21', '2027-11-20'],
    ['a day that ends in the night after it', validity({ days: 1, untilTime: '04:00' }), '2026-11-21', '2026-11-21'],
    ['two days', validity({ days: 2, untilTime: '04:00' }), '2026-11-21', '2026-11-22'],
  ])('%s', (_, rule, begin, last) => expect(lastDayOf(rule, from(begin), ZONE)).toBe(last))

  it('is counted with the first', () => {
    expect(daysUntil('2026-11-21', '2026-11-30')).toBe(10)
    expect(daysUntil('2026-11-30', '2026-11-30')).toBe(1)
  })
})

describe('a ticket for the rest of a period', () => {
  it('is told late in the month, with the next whole one', () => {
    expect(shortRest(month, from('2026-11-21'), ZONE)).toEqual({ days: 10, lastDay: '2026-11-30', next: '2026-12-01' })
  })

  it.each([
    ['early in the month', month, '2026-11-03'],
    ['where the month counts from the first day', validity({ type: 6 }), '2026-11-29'],
    ['of a day ticket', validity({ days: 1 }), '2026-11-29'],
  ])('is none %s', (_, rule, begin) => expect(shortRest(rule, from(begin), ZONE)).toBeUndefined())

  it('offers no period that is not on sale yet', () => {
    const closed = { ...month, lastDate: '2026-11-30' }
    expect(shortRest(closed, from('2026-11-28'), ZONE)).toMatchObject({ days: 3, next: undefined })
  })
})
