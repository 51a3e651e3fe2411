import { describe, expect, it } from 'vitest'
import { isWorkingDay, workingDayFrom } from './working-day.ts'

describe('working days', () => {
  it.each([
    ['a Friday', '2026-11-20', true],
    ['Saturday', '2026-11-21', false],
    ['Sunday', '2026-11-22', false],
    ['Epiphany, of three states', '2027-01-06', false],
    ['Women’s Day, of two states', '2027-03-08', false],
    ['Good Friday', '2027-03-26', false],
    ['Easter Monday', '2027-03-29', false],
    ['Ascension Day', '2027-05-06', false],
    ['Whit Monday', '2027-05-17', false],
    ['Corpus Christi, of six states', '2027-05-27', false],
    ['the Friday after it', '2027-05-28', true],
    ['German Unity Day', '2028-10-03', false],
    ['Reformation Day, of nine states', '2028-10-31', false],
    ['All Saints, of five states', '2028-11-01', false],
    ['Buß- und Bettag 2026, of one state', '2026-11-18', false],
    ['Buß- und Bettag 2028, as late as can be', '2028-11-22', false],
    ['another Wednesday of November', '2026-11-25', true],
    ['Christmas Eve', '2026-12-24', true],
    ['the day after Christmas Day', '2028-12-26', false],
  ])('%s, %s: %s', (_, day, expected) => expect(isWorkingDay(day)).toBe(expected))

  it.each([
    ['2028-10-03', '2028-10-04'],
    ['2027-05-15', '2027-05-18'],
    ['2028-10-31', '2028-11-02'],
    ['2026-11-20', '2026-11-20'],
  ])('from %s on the first is %s', (day, first) => expect(workingDayFrom(day)).toBe(first))
})
