import { describe, expect, it } from 'vitest'
import { reportSpan, schoolYearOf, yearOfLabel } from './school-year.ts'

describe('the days of a report', () => {
  it.each([
    ['2026-11', '2026-11-01', '2026-12-01'],
    ['2026-12', '2026-12-01', '2027-01-01'],
    ['sy2026', '2026-08-01', '2027-08-01'],
    ['2026-08..2027-01', '2026-08-01', '2027-02-01'],
    ['2026-08..2026-08', '2026-08-01', '2026-09-01'],
  ])('%s is from %s until before %s', (selection, from, until) =>
    expect(reportSpan(selection)).toEqual({ from, until }),
  )

  it.each(['2026-13', '2026-00', '2026', 'sy26', '2026/27', '2026-08..2026-07', '2000-01..2026-12', '', '2026-11-23'])(
    '%s is none',
    selection => expect(reportSpan(selection)).toBeUndefined(),
  )
})

it.each([
  ['2026-07-31', 'sy2025', '2025-08-01', '2026-07-31'],
  ['2026-08-01', 'sy2026', '2026-08-01', '2027-07-31'],
  ['2027-01-15', 'sy2026', '2026-08-01', '2027-07-31'],
])('%s is in %s', (day, label, from, to) => expect(schoolYearOf(day)).toEqual({ label, from, to }))

it('is read without what makes it fit an address', () => {
  expect(yearOfLabel(schoolYearOf('2026-11-30').label)).toBe('2026')
})
