import { describe, expect, it } from 'vitest'
import { type FirstDayRule, firstMonths, isFirstDay } from './first-days.ts'

const rule: FirstDayRule = { steps: 'month', orderUntil: 10, isCurrentAllowed: false, monthsAhead: 3 }

describe('the first day of a subscription', () => {
  it.each([
    ['2026-11-10', ['2026-12-01', '2027-01-01', '2027-02-01']],
    ['2026-11-11', ['2027-01-01', '2027-02-01']],
  ])('ordered on %s is that of a month whose deadline is ahead', (today, months) => {
    expect(firstMonths(rule, today)).toEqual(months)
  })

  it('is that of the month that runs, where it can be had', () => {
    expect(firstMonths({ ...rule, isCurrentAllowed: true }, '2026-11-11')).toEqual([
      '2026-11-01',
      '2027-01-01',
      '2027-02-01',
    ])
  })

  it('is that of the next month until the end of this one, where there is no deadline', () => {
    expect(firstMonths({ ...rule, orderUntil: null }, '2026-11-30')[0]).toBe('2026-12-01')
    expect(firstMonths({ ...rule, orderUntil: null }, '2026-12-01')[0]).toBe('2027-01-01')
  })

  it('is the first of a month, or any day where the terms say so', () => {
    const daily: FirstDayRule = { ...rule, steps: 'day', orderUntil: null, isCurrentAllowed: true }
    expect(isFirstDay(rule, '2026-12-01', '2026-11-10')).toBe(true)
    expect(isFirstDay(rule, '2026-12-02', '2026-11-10')).toBe(false)
    expect(isFirstDay(daily, '2026-11-22', '2026-11-22')).toBe(true)
    expect(isFirstDay(daily, '2026-11-21', '2026-11-22')).toBe(false)
    expect(isFirstDay(daily, '2027-02-28', '2026-11-22')).toBe(true)
    expect(isFirstDay(daily, '2027-03-01', '2026-11-22')).toBe(false)
  })
})
