import { describe, expect, it } from 'vitest'
import { type PeriodRule, periodAt, periodsBetween } from './period-rule.ts'

const starts = (rule: PeriodRule, anchor: string, from: string, to: string) =>
  periodsBetween(rule, anchor, { from, to }).map(period => period.from)

describe('periods', () => {
  it.each([
    ['anniversary', '2027-01-29', ['2027-01-29', '2027-02-28', '2027-03-29']],
    ['anniversary', '2027-01-30', ['2027-01-30', '2027-02-28', '2027-03-30']],
    ['anniversary', '2027-01-31', ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']],
    ['anniversary', '2028-01-31', ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']],
    ['calendarMonth', '2027-01-31', ['2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01']],
  ] as const)('%s from %s never drift after a short month', (kind, anchor, expected) => {
    expect(starts({ kind }, anchor, anchor, `${anchor.slice(0, 4)}-05-01`).slice(0, expected.length)).toEqual(expected)
  })

  it('of a year from 29 February begin on the 28th until the day is there again', () => {
    expect(starts({ kind: 'year' }, '2028-02-29', '2028-02-29', '2032-12-31')).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ])
  })

  it.each([
    ['2026-07-31', '2025-08-01', '2026-08-01'],
    ['2026-08-01', '2026-08-01', '2027-08-01'],
    ['2027-01-15', '2026-08-01', '2027-08-01'],
  ])('of a school year: %s lies in the one from %s', (day, from, to) => {
    expect(periodAt({ kind: 'schoolYear', begins: '08-01' }, '2020-05-05', day)).toEqual({ from, to })
  })

  it.each([
    ['2027-01-31', '2027-02-27', '2027-01-31'],
    ['2027-01-31', '2027-02-28', '2027-02-28'],
    ['2027-01-31', '2026-12-30', '2026-11-30'],
    ['2027-01-31', '2026-12-31', '2026-12-31'],
  ])('from %s: %s lies in the month from %s', (anchor, day, from) => {
    expect(periodAt({ kind: 'anniversary' }, anchor, day).from).toBe(from)
  })

  it('are those that begin before the end', () => {
    expect(starts({ kind: 'calendarMonth' }, '2027-01-01', '2027-01-10', '2027-03-01')).toEqual([
      '2027-01-01',
      '2027-02-01',
    ])
    expect(starts({ kind: 'calendarMonth' }, '2027-01-01', '2027-01-10', '2027-03-02')).toHaveLength(3)
  })
})
