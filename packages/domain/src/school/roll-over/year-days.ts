import { addMonths, type PlainDate } from '../../time/plain-date.ts'
import { schoolYearOf } from '../school-year.ts'

/** The days of a school year of an authority. */
export interface SchoolYearDays {
  /** First and last day of the year: on the first of them everything of it takes effect. */
  from: PlainDate
  until: PlainDate
  /** First day of lessons, which every Land sets for itself; a school over the border has another. */
  firstSchoolDay: PlainDate
  /** In which days applications are wanted. */
  windowFrom: PlainDate
  windowUntil: PlainDate
  /** Day on which cards are handed out. */
  handOutOn: PlainDate
}

const SCHOOL_YEAR_FAULTS = ['yearTurned', 'yearNotOne', 'firstDayOutside', 'windowTurned', 'windowLate'] as const
export type SchoolYearFault = (typeof SCHOOL_YEAR_FAULTS)[number]

/** Everything that is wrong with the days of a year, at once, and at which of them. */
export function schoolYearFaults(days: SchoolYearDays): { field: keyof SchoolYearDays; fault: SchoolYearFault }[] {
  const { from, until, firstSchoolDay, windowFrom, windowUntil } = days
  return [
    ...(until < from ? [{ field: 'until' as const, fault: 'yearTurned' as const }] : []),
    // Longer than 14 months or shorter than 10 it is no year, even where a summer is moved.
    ...(until >= from && (until < addMonths(from, 10) || until > addMonths(from, 14))
      ? [{ field: 'until' as const, fault: 'yearNotOne' as const }]
      : []),
    ...(firstSchoolDay < from || firstSchoolDay > until
      ? [{ field: 'firstSchoolDay' as const, fault: 'firstDayOutside' as const }]
      : []),
    ...(windowUntil < windowFrom ? [{ field: 'windowUntil' as const, fault: 'windowTurned' as const }] : []),
    ...(windowFrom > until ? [{ field: 'windowFrom' as const, fault: 'windowLate' as const }] : []),
  ]
}

/** What people call the year that begins in one: `2026/27`. */
export const schoolYearLabel = (from: PlainDate): string => {
  const year = Number(schoolYearOf(from).label.slice(2))
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`
}

/** How a year stands in addresses, as a slash would break the path: `sy2026`. */
export const schoolYearKey = (from: PlainDate): string => schoolYearOf(from).label

/**
 * `open`: it can be prepared · `rolling`: pupils are taken into it · `closed`: it is done, and corrections are
 * credits.
 */
export const SCHOOL_YEAR_STATES = ['open', 'rolling', 'closed'] as const
export type SchoolYearState = (typeof SCHOOL_YEAR_STATES)[number]
