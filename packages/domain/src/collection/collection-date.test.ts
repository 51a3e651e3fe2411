import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../time/plain-date.ts'
import { isBankDay } from './bank-day.ts'
import { collectionDate } from './collection-date.ts'

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
