import type { Validity } from '@billett/contract'
import { addDays, type Language, type PlainDate, type Sort, VALIDITY_TYPE } from '@billett/domain'
import { validityText } from './validity-text.ts'

const choicesOf = ({ validity, preSaleDays }: Sort, today: PlainDate): string[] => {
  if (validity.type === 'listTime') return validity.times.map(time => time.slice(0, 5))
  if (validity.type !== 'listDate') return []
  return validity.dates.filter(date => date >= today && date <= addDays(today, preSaleDays)).toSorted()
}

const clock = (time: string | undefined): string | null => time?.slice(0, 5) ?? null

/** How long a sort is valid and which days can be chosen for it. */
export function presentValidity(sort: Sort, today: PlainDate, language: Language): Validity {
  const choices = choicesOf(sort, today)
  const { validity: rule } = sort
  const dates = sort.validity.type === 'listDate' ? choices : []
  return {
    type: VALIDITY_TYPE[sort.validity.type],
    text: validityText(sort.validity, language),
    minutes: 'minutes' in rule ? rule.minutes : null,
    days: rule.type === 'date' ? rule.days : null,
    calendar: 'calendar' in rule && rule.calendar,
    fromTime: rule.type === 'date' ? clock(rule.fromTime) : null,
    untilTime: 'untilTime' in rule ? clock(rule.untilTime) : null,
    choices,
    firstDate: dates[0] ?? today,
    lastDate: dates.at(-1) ?? addDays(today, sort.preSaleDays),
  }
}
