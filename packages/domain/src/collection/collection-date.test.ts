import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../time/plain-date.ts'
import { bankDayFrom, isBankDay } from './bank-day.ts'
import { collectionDate } from './collection-date.ts'

describe('bank days', () => {
  it.each([
    ['Friday', '2026-11-20', true],
    ['Saturday', '2026-11-21', false],
    ['Sunday', '2026-11-22', false],
    ['New Year', '2027-01-01', false],
    ['Good Friday 2027', '2027-03-26', false],
    ['Easter Monday 2027', '2027-03-29', false],
    ['the Thursday before Easter 2027', '2027-03-25', true],
    ['Good Friday 2028', '2028-04-14', false],
    ['Easter Monday 2028', '2028-04-17', false],
    ['Good Friday 2038, as late as can be', '2038-04-23', false],
    ['Easter Monday 2008, nearly as early as can be', '2008-03-24', false],
    ['Easter Monday 2049, which some formulas miss', '2049-04-19', false],
    ['1 May on a weekday', '2028-05-01', false],
    ['Christmas Eve', '2026-12-24', true],
    ['Christmas', '2028-12-25', false],
    ['the day after Christmas', '2028-12-26', false],
    ['New Year’s Eve', '2026-12-31', true],
    ['Epiphany, a regional holiday', '2027-01-06', true],
    ['Corpus Christi, a regional holiday', '2027-05-27', true],
    ['German Unity Day on a weekday', '2028-10-03', true],
    ['Ascension', '2027-05-06', true],
  ])('%s (%s): %s', (_, day, expected) => expect(isBankDay(day)).toBe(expected))

  it.each([
    ['2027-05-01', '2027-05-03'],
    ['2027-12-25', '2027-12-27'],
    ['2026-12-25', '2026-12-28'],
    ['2027-03-26', '2027-03-30'],
    ['2027-03-25', '2027-03-25'],
  ])('from %s on the first is %s', (day, first) => expect(bankDayFrom(day)).toBe(first))
})

const plan = (dueDay: number, lateDay: number | null = null) => ({ dueDay, lateDay, noticeDays: 14 })

describe('the day of a collection', () => {
  it.each([
    ['the due day itself', plan(1), '2026-12-01', '2026-12-01'],
    ['the next month, where it is gone', plan(1), '2026-12-02', '2027-01-04'],
    ['not before a holiday and a weekend are over', plan(1), '2027-01-01', '2027-01-04'],
    ['the day it was moved to, though the due day is gone', plan(1), '2027-01-03', '2027-01-04'],
    ['after Easter', plan(26), '2027-03-20', '2027-03-30'],
    ['after 1 May on a Saturday', plan(1), '2027-04-20', '2027-05-03'],
    ['after Christmas', plan(25), '2026-12-20', '2026-12-28'],
    ['the last of a shorter month', plan(31), '2027-04-10', '2027-04-30'],
    ['the last of February, moved over its end', plan(31), '2027-02-02', '2027-03-01'],
    ['29 February', plan(30), '2028-02-10', '2028-02-29'],
    ['a due day of the month before that was moved over its end', plan(31), '2027-02-01', '2027-02-01'],
    ['the second day for what is late', plan(1, 15), '2026-12-09', '2026-12-15'],
    ['the first day for what is in time', plan(1, 15), '2026-11-30', '2026-12-01'],
    ['the first day again after the second', plan(1, 15), '2026-12-16', '2027-01-04'],
    ['Epiphany, as banks work', plan(6), '2027-01-02', '2027-01-06'],
  ])('is %s', (_, plan, notBefore, expected) => expect(collectionDate(plan, notBefore)).toBe(expected))

  it('is a bank day, never too early, and never more than a month and five days away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 1, max: 31 }), (days, dueDay) => {
        const notBefore = addDays('2020-01-01', days)
        const found = collectionDate(plan(dueDay), notBefore)
        expect(isBankDay(found)).toBe(true)
        expect(daysBetween(notBefore, found)).toBeGreaterThanOrEqual(0)
        expect(daysBetween(notBefore, found)).toBeLessThanOrEqual(36)
      }),
    )
  })
})
