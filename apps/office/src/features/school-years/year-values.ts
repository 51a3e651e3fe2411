import { key } from '@billett/contract'
import { addDays, addMonths, isPlainDate, type SchoolYearFault, schoolYearFaults } from '@billett/domain'
import * as z from 'zod/mini'

const day = z.string().check(z.minLength(1, key('required')), z.refine(isPlainDate, key('date')))

/** What is said of days that make no year, at the field of the later one. */
const SAID = {
  yearTurned: key('endsBeforeItBegins'),
  yearNotOne: key('notOneYear'),
  firstDayOutside: key('dayOutsideYear'),
  windowTurned: key('endsBeforeItBegins'),
  windowLate: key('dayOutsideYear'),
} as const satisfies Record<SchoolYearFault, string>

/** The days of a school year as they are typed. */
export const YearValues = z
  .object({
    payerGuid: z.string().check(z.minLength(1, key('required'))),
    from: day,
    until: day,
    firstSchoolDay: day,
    windowFrom: day,
    windowUntil: day,
    handOutOn: day,
    photoYears: z.string().check(z.regex(/^([1-9]|1\d|20)$/, key('notValid'))),
  })
  .check(({ value, issues }) => {
    const { payerGuid: _, photoYears: __, ...days } = value
    // What is no day at all is said at its field.
    if (!Object.values(days).every(isPlainDate)) return
    for (const { field, fault } of schoolYearFaults(days))
      issues.push({ code: 'custom', path: [field], message: SAID[fault], input: value })
  })
export type YearValues = z.infer<typeof YearValues>

const FIRST_WINDOW_MONTH = 6

/** Days that are usual for the year that begins on a day; whoever adds it changes them. */
export function usualYear(payerGuid: string, from: string): YearValues {
  const firstSchoolDay = addMonths(from, 1)
  return {
    payerGuid,
    from,
    until: addDays(addMonths(from, 12), -1),
    firstSchoolDay,
    windowFrom: addMonths(from, -FIRST_WINDOW_MONTH),
    windowUntil: addDays(addMonths(from, -1), -1),
    handOutOn: firstSchoolDay,
    photoYears: '4',
  }
}
