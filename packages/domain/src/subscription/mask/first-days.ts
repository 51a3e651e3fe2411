import { addDays, addMonths, firstOfMonth, type PlainDate } from '../../time/plain-date.ts'

/** On which days a subscription can begin. */
export interface FirstDayRule {
  steps: 'month' | 'day'
  /** A month can be ordered until this day of the month before; null: until it begins. */
  orderUntil: number | null
  /** The month that runs can be ordered too. */
  isCurrentAllowed: boolean
  monthsAhead: number
}

const isInTime = (month: PlainDate, { orderUntil, isCurrentAllowed }: FirstDayRule, today: PlainDate): boolean => {
  if (month <= today) return isCurrentAllowed
  return orderUntil === null || today <= addDays(addMonths(month, -1), orderUntil - 1)
}

/** The months that can be begun with, by their first days. */
export function firstMonths(rule: FirstDayRule, today: PlainDate): PlainDate[] {
  const current = firstOfMonth(today)
  return Array.from({ length: rule.monthsAhead + 1 }, (_, index) => addMonths(current, index)).filter(month =>
    isInTime(month, rule, today),
  )
}

/** Can a subscription begin on this day? Where months are whole it begins on the first of one. */
export function isFirstDay(rule: FirstDayRule, day: PlainDate, today: PlainDate): boolean {
  if (rule.steps === 'month') return firstMonths(rule, today).includes(day)
  return day >= today && firstMonths(rule, today).includes(firstOfMonth(day))
}
