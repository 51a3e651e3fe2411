import { addDays, addMonths, firstOfMonth, lastOfMonth, type PlainDate } from '../../time/plain-date.ts'
import type { PeriodRule } from '../billing/period-rule.ts'
import { earlier } from '../contract/day-span.ts'

/** When notice has to be there: on a day of the month of the last day (or of a month before it), or so long before. */
export type Deadline =
  | { kind: 'dayOfMonth'; day: number; monthsBefore: number }
  | { kind: 'days'; days: number }
  | { kind: 'months'; months: number }

export interface NoticeTerms {
  /** With what a contract can end. */
  endsWith: PeriodRule
  deadline: Deadline
  /** How many months ahead one can give notice. */
  monthsAhead: number
}

/** The last day on which notice can be received for a contract whose last day this is. */
export function noticeDeadline(lastDay: PlainDate, deadline: Deadline): PlainDate {
  switch (deadline.kind) {
    case 'dayOfMonth': {
      const month = addMonths(firstOfMonth(lastDay), -deadline.monthsBefore)
      return earlier(addDays(month, deadline.day - 1), lastOfMonth(month))
    }
    case 'days':
      return addDays(lastDay, -deadline.days)
    case 'months':
      return addDays(addMonths(addDays(lastDay, 1), -deadline.months), -1)
  }
}
