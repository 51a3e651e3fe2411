import { addDays, type PlainDate } from '../time/plain-date.ts'

/** School years begin on the first of August, in all of Germany. */
const FIRST_DAY = '08-01'

/** Days a report is about: the first, and the first one after. */
export interface ReportSpan {
  from: PlainDate
  until: PlainDate
}

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/
const SCHOOL_YEAR = /^sy(\d{4})$/
const BETWEEN = /^(\d{4}-\d{2})\.\.(\d{4}-\d{2})$/

/** Months a report can be about at most: five years. */
const MOST_MONTHS = 60

const monthsOf = (date: PlainDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))

function monthAfter(first: PlainDate): PlainDate {
  const next = monthsOf(first)
  return `${String(Math.floor(next / 12)).padStart(4, '0')}-${String((next % 12) + 1).padStart(2, '0')}-01`
}

/** `2026-11` a month · `sy2026` the school year that begins in 2026 · `2026-08..2027-01` months, both meant. */
export function reportSpan(selection: string): ReportSpan | undefined {
  const year = SCHOOL_YEAR.exec(selection)?.[1]
  if (year) {
    const next = String(Number(year) + 1).padStart(4, '0')
    return { from: `${year}-${FIRST_DAY}`, until: `${next}-${FIRST_DAY}` }
  }
  const [, first = selection, last = selection] = BETWEEN.exec(selection) ?? []
  if (!MONTH.test(first) || !MONTH.test(last) || last < first) return undefined
  const span = { from: `${first}-01`, until: monthAfter(`${last}-01`) }
  return monthsOf(span.until) - monthsOf(span.from) > MOST_MONTHS ? undefined : span
}

export const isReportSelection = (selection: string): boolean => reportSpan(selection) !== undefined

/** The first and the last day of the school year that a day is in. */
export function schoolYearOf(day: PlainDate): { label: string; from: PlainDate; to: PlainDate } {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < FIRST_DAY ? 1 : 0)
  const after = `${String(year + 1).padStart(4, '0')}-${FIRST_DAY}`
  return { label: `sy${year}`, from: `${year}-${FIRST_DAY}`, to: addDays(after, -1) }
}

/** `sy2026` -> `2026`: the year in which a school year begins, as numbers of decisions have it. */
export const yearOfLabel = (label: string): string => label.replace(/^sy/, '')
