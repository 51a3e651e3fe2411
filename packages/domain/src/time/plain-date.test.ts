import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, daysBetween, isPlainDate, lastOfMonth, monthsIn, weekday } from './plain-date.ts'

const date = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map(day => day.toISOString().slice(0, 10))

describe('plain dates', () => {
  it.each(['2026-11-21', '2028-02-29', '2000-02-29', '0001-01-01'])('%s exists', text =>
    expect(isPlainDate(text)).toBe(true),
  )
  it.each([
    '2027-02-29',
    '1900-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-04-31',
    '26-01-01',
    '2026-1-1',
    '',
    '2026-11-21T00:00',
  ])('%s does not', text => expect(isPlainDate(text)).toBe(false))

  it('exist where the calendar has them', () => {
    const part = (most: number, length: number) => fc.nat(most).map(number => `${number}`.padStart(length, '0'))
    fc.assert(
      fc.property(part(9999, 4), part(14, 2), part(33, 2), (year, month, day) => {
        const text = `${year}-${month}-${day}`
        const asked = new Date(`${text}T00:00:00Z`)
        expect(isPlainDate(text)).toBe(!Number.isNaN(asked.getTime()) && asked.toISOString().startsWith(text))
      }),
    )
  })

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('%s and %i months is %s', (from, months, to) => expect(addMonths(from, months)).toBe(to))

  it('knows the weekday and the end of the month', () => {
    expect(weekday('2026-11-21')).toBe(6)
    expect(weekday('2026-11-22')).toBe(7)
    expect(lastOfMonth('2028-02-10')).toBe('2028-02-29')
  })

  it('names every month that has one of some days', () => {
    expect(monthsIn('2026-11-30', '2027-01-01')).toEqual(['2026-11-01', '2026-12-01', '2027-01-01'])
    expect(monthsIn('2026-11-01', '2026-11-01')).toEqual(['2026-11-01'])
    expect(monthsIn('2026-12-01', '2026-11-30')).toEqual([])
  })

  it('counts days as it adds them', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -40_000, max: 40_000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days)
      }),
    )
  })

  it('lie where the calendar has them, from the first year to the last', () => {
    const anyDay = fc.date({ min: new Date('0001-01-01'), max: new Date('9996-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (moment, days) => {
        const day = moment.toISOString().slice(0, 10)
        const other = new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000)
        fc.pre(other.getTime() > Date.parse('0001-01-01'))
        expect(addDays(day, days)).toBe(other.toISOString().slice(0, 10))
        expect(weekday(day)).toBe(new Date(`${day}T00:00:00Z`).getUTCDay() || 7)
      }),
    )
  })

  it.each([
    ['1900-02-28', '1900-03-01'],
    ['2000-02-28', '2000-02-29'],
    ['2000-02-29', '2000-03-01'],
    ['2000-12-31', '2001-01-01'],
    ['2400-02-29', '2400-03-01'],
    ['1969-12-31', '1970-01-01'],
    ['0001-02-28', '0001-03-01'],
  ])('after %s comes %s', (day, next) => {
    expect(addDays(day, 1)).toBe(next)
    expect(addDays(next, -1)).toBe(day)
    expect(daysBetween(next, day)).toBe(-1)
  })

  it.each([
    ['2027-02-10', '2027-02-28'],
    ['2000-02-01', '2000-02-29'],
    ['1900-02-01', '1900-02-28'],
    ['2026-12-31', '2026-12-31'],
    ['2026-04-30', '2026-04-30'],
  ])('the month of %s ends on %s', (day, last) => expect(lastOfMonth(day)).toBe(last))

  it('never lands outside the month it was sent to', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -400, max: 400 }), (day, months) => {
        const [year = 0, month = 0] = day.split('-').map(Number)
        const wanted = year * 12 + month - 1 + months
        const [newYear = 0, newMonth = 0] = addMonths(day, months).split('-').map(Number)
        expect(newYear * 12 + newMonth - 1).toBe(wanted)
      }),
    )
  })
})
