import { addDays, weekday } from '@billett/domain'
import { describe, expect, it } from 'vitest'
import { easterSunday, publicHolidays, schoolHolidays } from './holidays.ts'

const years = Array.from({ length: 200 }, (_, index) => 1950 + index)

describe('Easter', () => {
  it.each([
    '1954-04-18',
    '1981-04-19',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
    '2049-04-18',
  ])('falls on %s', date => {
    expect(easterSunday(Number(date.slice(0, 4)))).toBe(date)
  })

  it('is always a Sunday from 22 March to 25 April', () => {
    for (const year of years) {
      const easter = easterSunday(year)
      expect(weekday(easter)).toBe(7)
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`, easter).toBe(true)
    }
  })
})

describe('public holidays', () => {
  it('of 2027', () => {
    expect(publicHolidays(2027)).toEqual([
      '2027-01-01',
      '2027-03-26',
      '2027-03-29',
      '2027-05-01',
      '2027-05-06',
      '2027-05-17',
      '2027-10-03',
      '2027-10-31',
      '2027-12-25',
      '2027-12-26',
    ])
  })
})

describe('school holidays', () => {
  it('give six weeks of summer and never overlap', () => {
    for (const year of years) {
      const holidays = schoolHolidays(year)
      holidays.forEach(({ from }, index) => {
        const before = holidays[index - 1]
        if (before) expect(from > before.until).toBe(true)
      })
      expect(holidays.filter(({ from, until }) => addDays(from, 41) === until)).toHaveLength(1)
    }
  })
})
