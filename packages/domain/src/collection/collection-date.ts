import { addDays, addMonths, firstOfMonth, lastOfMonth, type PlainDate } from '../time/plain-date.ts'
import { bankDayFrom } from './bank-day.ts'

/** When money is collected from a payer. */
export interface DueDays {
  /** Day of the month, 1 to 31; in shorter months the last. */
  dueDay: number
  /** A second day of the month for what came too late for the first; null where it waits for the next month. */
  lateDay: number | null
}

/** When a payer is collected from, and told of it. */
export interface CollectionPlan extends DueDays {
  /** Days between the notice and the collection, as agreed with the mandate. */
  noticeDays: number
}

const dayOfMonth = (month: PlainDate, day: number): PlainDate => {
  const wanted = addDays(month, day - 1)
  const last = lastOfMonth(month)
  return wanted < last ? wanted : last
}

/** Worked out once for each month: very many contracts ask about the same days. */
const aroundMonth = new Map<string, readonly PlainDate[]>()

/** Plans and months that are kept; more of them are worked out anew. */
const MOST_KEPT = 1000

/** The days on which a plan collects from the month before to the month after, first to last. */
function daysAround(dueDay: number, lateDay: number, month: PlainDate): readonly PlainDate[] {
  const key = `${month}|${dueDay}|${lateDay}`
  const known = aroundMonth.get(key)
  if (known) return known
  const days = [-1, 0, 1]
    .flatMap(months => [dueDay, lateDay].map(day => bankDayFrom(dayOfMonth(addMonths(month, months), day))))
    .sort()
  if (aroundMonth.size >= MOST_KEPT) aroundMonth.clear()
  aroundMonth.set(key, days)
  return days
}

/**
 * The first day on which a payer can be collected from that is not before `notBefore`: a due day of the plan, moved to
 * the next bank day and never earlier.
 */
export function collectionDate({ dueDay, lateDay }: DueDays, notBefore: PlainDate): PlainDate {
  const days = daysAround(dueDay, lateDay ?? dueDay, firstOfMonth(notBefore))
  return days.find(day => day >= notBefore) ?? bankDayFrom(notBefore)
}
