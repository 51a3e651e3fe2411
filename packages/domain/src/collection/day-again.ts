import { later } from '../subscription/contract/day-span.ts'
import { addDays, type PlainDate } from '../time/plain-date.ts'
import { bankDayBefore, bankDayFrom } from './bank-day.ts'

/** Days that somebody has for releasing a file anew. */
const RELEASE_DAYS = 3

/**
 * The day on which a file that the bank refused is collected: its own, or the first on which there is time for somebody
 * to release it anew and for the bank to have it. `leadDays`: bank days before, by which the bank has it.
 */
export function dayAgain(dueOn: PlainDate, today: PlainDate, leadDays: number): PlainDate {
  let day = bankDayFrom(later(dueOn, today))
  while (bankDayBefore(day, leadDays) < addDays(today, RELEASE_DAYS)) day = bankDayFrom(addDays(day, 1))
  return day
}
