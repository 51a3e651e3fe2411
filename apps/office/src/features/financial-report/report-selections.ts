import { addMonths, firstOfMonth, type PlainDate, schoolYearOf } from '@billett/domain'

/** How many months back a report can be about by one choice. */
const MONTHS = 12

/** What the report may be about: the running school year, the one before, and the last twelve months. */
export function reportSelections(today: PlainDate) {
  const { from } = schoolYearOf(today)
  const year = Number(from.slice(0, 4))
  const first = firstOfMonth(today)
  const months = Array.from({ length: MONTHS }, (_, back) => addMonths(first, -back))
  return { years: [year, year - 1], months: months.map(month => month.slice(0, 7)) }
}
