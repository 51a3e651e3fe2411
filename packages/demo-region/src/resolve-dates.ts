import { addDays, addMonths, firstOfMonth, type PlainDate, weekday } from '@billett/domain'

const YEAR = /\{Y([+-]\d+)?\}/g
const FIRST_DAY = /\{first(Saturday|Sunday)\+(\d+)\}/g
const NUMBERS = new Map([
  ['Saturday', 6],
  ['Sunday', 7],
])

const firstOf = (month: PlainDate, wanted: number): PlainDate => addDays(month, (wanted - weekday(month) + 7) % 7)

/**
 * Fills in `{Y}`, `{Y-1}` … (the year of `today`) and `{firstSaturday+2}` (that day in the second month after this
 * one).
 */
export const resolveDates = (template: string, today: PlainDate): string => {
  const year = Number(today.slice(0, 4))
  return template
    .replace(YEAR, (_, shift: string | undefined) => String(year + Number(shift ?? 0)))
    .replace(FIRST_DAY, (_, day: string, months: string) =>
      firstOf(addMonths(firstOfMonth(today), Number(months)), NUMBERS.get(day) ?? 7),
    )
}
