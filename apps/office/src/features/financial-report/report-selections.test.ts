import { expect, it } from 'vitest'
import { reportSelections } from './report-selections.ts'

it.each([
  ['2026-11-23', [2026, 2025], '2026-11', '2025-12'],
  ['2026-07-31', [2025, 2024], '2026-07', '2025-08'],
  ['2026-08-01', [2026, 2025], '2026-08', '2025-09'],
])('on %s a report can be about the school years %o and the months from %s back to %s', (today, years, first, last) => {
  const found = reportSelections(today)
  expect(found.years).toEqual(years)
  expect([found.months[0], found.months.at(-1), found.months.length]).toEqual([first, last, 12])
})
