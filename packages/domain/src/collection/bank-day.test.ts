import { describe, expect, it } from 'vitest'
import { bankDayBefore, bankDayFrom, isBankDay } from './bank-day.ts'

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

  it.each([
    ['2027-02-01', 1, '2027-01-29'],
    ['2027-01-04', 2, '2026-12-30'],
    ['2027-03-30', 1, '2027-03-25'],
    ['2027-02-03', 0, '2027-02-03'],
    ['2027-02-06', 1, '2027-02-05'],
  ])('before %s the %s. is %s', (day, count, before) => expect(bankDayBefore(day, count)).toBe(before))
})
