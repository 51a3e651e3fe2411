import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { issuedAt, issuedEpoch, validityFields, validityOf } from './moments.ts'

describe('dates in FCB', () => {
  it('issues in UTC and counts local days from there, as the schema’s first example does', () => {
    const issued = issuedAt(Date.parse('2017-12-31T23:05:00Z'))
    expect(issued).toEqual({ issuingYear: 2017, issuingDay: 365, issuingTime: 1385 })
    const valid = validityFields(issued, { date: '2018-01-01', minutes: 15 }, { date: '2018-01-02', minutes: 180 })
    expect(valid).toEqual({ validFromDay: 1, validFromTime: 15, validUntilDay: 1, validUntilTime: 180 })
  })

  it('counts back for a ticket west of Greenwich, as the schema’s second example does', () => {
    const issued = issuedAt(Date.parse('2018-01-01T00:05:00Z'))
    const evening = { date: '2017-12-31', minutes: 1325 }
    expect(validityFields(issued, evening, evening)).toMatchObject({ validFromDay: -1, validFromTime: 1325 })
  })

  it('knows the last day of a leap year', () => {
    expect(issuedAt(Date.parse('2028-12-31T12:00:00Z')).issuingDay).toBe(366)
  })

  it('reads a period without times as whole days', () => {
    const issued = issuedAt(Date.parse('2026-03-28T08:00:00Z'))
    expect(validityOf(issued, { validFromDay: 1, validUntilDay: 0 })).toEqual({
      from: { date: '2026-03-29', minutes: 0 },
      until: { date: '2026-03-29', minutes: 1439 },
    })
  })

  it('gives every minute and every validity back', () => {
    const minute = fc.integer({ min: Date.UTC(2016, 0) / 60_000, max: Date.UTC(2269, 11, 31) / 60_000 })
    const day = fc.integer({ min: 0, max: 700 })
    fc.assert(
      fc.property(minute, day, day, (issue, first, length) => {
        const epoch = issue * 60_000
        const issued = issuedAt(epoch)
        expect(issuedEpoch(issued)).toBe(epoch)
        const dateAfter = (days: number) => new Date(epoch + days * 86_400_000).toISOString().slice(0, 10)
        const from = { date: dateAfter(first), minutes: 15 }
        const until = { date: dateAfter(first + length), minutes: 1439 }
        expect(validityOf(issued, validityFields(issued, from, until))).toEqual({ from, until })
      }),
    )
  })
})
