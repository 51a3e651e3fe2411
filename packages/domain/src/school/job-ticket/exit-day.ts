import { addDays, addMonths, firstOfMonth, lastOfMonth, type PlainDate } from '../../time/plain-date.ts'
import type { ExitDeadline } from './framework-terms.ts'

/** Why somebody is no employee of a company any more. */
const LEAVING_REASONS = ['left', 'death', 'frameworkEnds'] as const
export type LeavingReason = (typeof LEAVING_REASONS)[number]

const DAYS_OF_A_WEEK = 7

/** The last day on which it can be told that somebody leaves with a month. */
const deadlineFor = (exit: ExitDeadline, month: PlainDate): PlainDate =>
  exit.kind === 'weeks' ? addDays(lastOfMonth(month), -exit.weeks * DAYS_OF_A_WEEK) : addDays(month, exit.day - 1)

/**
 * The last day of the ticket of somebody who leaves: that of the month of leaving, or of the first month for which it
 * was told in time. Who dies leaves with their month, whenever it is told; who is left over by the end of the whole
 * agreement with the month of that.
 */
export function lastDayOfTicket(
  exit: ExitDeadline,
  { leavesOn, toldOn, reason }: { leavesOn: PlainDate; toldOn: PlainDate; reason: LeavingReason },
): PlainDate {
  let month = firstOfMonth(leavesOn)
  if (reason !== 'left') return lastOfMonth(month)
  while (deadlineFor(exit, month) < toldOn) month = addMonths(month, 1)
  return lastOfMonth(month)
}
