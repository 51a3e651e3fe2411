import { describe, expect, it } from 'vitest'
import { resolveDates } from './resolve-dates.ts'

describe('resolveDates', () => {
  it('fills in the year of today and the years around it', () => {
    expect(resolveDates('{Y-1}-01-01 {Y}-12-31 {Y+1}-01-01', '2028-02-29')).toBe('2027-01-01 2028-12-31 2029-01-01')
  })

  it('fills in the first Saturday and Sunday of this month and of later ones', () => {
    expect(resolveDates('{firstSaturday+0} {firstSunday+0} {firstSaturday+2}', '2026-11-21')).toBe(
      '2026-11-07 2026-11-01 2027-01-02',
    )
  })

  it('leaves every other text alone', () => {
    expect(resolveDates('{"de":"{Y}"} {year}', '2026-11-21')).toBe('{"de":"2026"} {year}')
  })
})
