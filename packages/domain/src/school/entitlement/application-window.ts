import { addDays, addMonths, firstOfMonth, type PlainDate } from '../../time/plain-date.ts'
import { schoolYearOf } from '../school-year.ts'
import type { EntitlementRule } from './entitlement-rule.ts'

const yearOf = (day: PlainDate): number => Number(day.slice(0, 4))

/** A day of a year; where that year has none, the last before it. */
const dayIn = (year: number, day: string): PlainDate =>
  day === '02-29' ? addDays(`${year}-03-01`, -1) : `${year}-${day}`

/** In which days an application for a school year is wanted: before the year begins. */
export function windowFor({ window }: EntitlementRule, yearFrom: PlainDate): { from: PlainDate; until: PlainDate } {
  const year = yearOf(yearFrom)
  const until = dayIn(year, window.until)
  return { from: dayIn(window.from > window.until ? year - 1 : year, window.from), until }
}

export interface AskedFor {
  /** Label of the school year. */
  year: string
  /** First day it can have effect. */
  from: PlainDate
  /** Asked for after the window for it. */
  isLate: boolean
}

/**
 * What somebody asks for on a day. In the window it is the whole next school year; else the year there is, from the
 * next month on, and nobody is sent away for being late.
 */
export function askedFor(rule: EntitlementRule, today: PlainDate): AskedFor {
  const now = schoolYearOf(today)
  const next = schoolYearOf(addDays(now.to, 1))
  const window = windowFor(rule, next.from)
  if (window.from <= today && today <= window.until) return { year: next.label, from: next.from, isLate: false }
  const from = addMonths(firstOfMonth(today), 1)
  return { year: schoolYearOf(from).label, from, isLate: true }
}
