import { addDays, addMonths, firstOfMonth, lastOfMonth, type PlainDate } from '../time/plain-date.ts'
import { bankDayFrom } from './bank-day.ts'

/** When money is collected from a payer. */
export interface CollectionPlan {
  /** Day of the month, 1 to 31; in shorter months the last. */
  dueDay: number
  /** A second day of the month for what came too late for the first; null where it waits for the next month. */
  lateDay: number | null
  /** Days between the notice and the collection, as agreed with the mandate. */
  noticeDays: number
}

const dayOfMonth = (month: PlainDate, day: number): PlainDate => {
  const wanted = addDays(month, day - 1)
  const last = lastOfMonth(month)
  return wanted < last ? wanted : last
}

/**
 * The first day on which a payer can be collected from that is not before `notBefore`: a due day of the plan, moved to
 * the next bank day and never earlier.
 */
export function collectionDate({ dueDay, lateDay }: CollectionPlan, notBefore: PlainDate): PlainDate {
  const month = firstOfMonth(notBefore)
  const days = [dueDay, lateDay ?? dueDay]
  const candidates = [-1, 0, 1]
    .flatMap(months => days.map(day => bankDayFrom(dayOfMonth(addMonths(month, months), day))))
    .filter(day => day >= notBefore)
    .sort()
  return candidates[0] ?? bankDayFrom(notBefore)
}
