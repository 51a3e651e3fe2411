import type { Validity } from '@billett/contract'
import { addDays, type PlainDate, type Sort } from '@billett/domain'
import type { Language } from '../../../call/language.ts'
import { VALIDITY_NUMBER } from '../price/validity-number.ts'
import { validityText } from './validity-text.ts'

const choicesOf = ({ validity, preSaleDays }: Sort, today: PlainDate): string[] => {
  if (validity.type === 'listTime') return validity.times.map(time => time.slice(0, 5))
  if (validity.type !== 'listDate') return []
  return validity.dates.filter(date => date >= today && date <= addDays(today, preSaleDays)).toSorted()
}

/** How long a sort is valid and which days can be chosen for it. */
export function presentValidity(sort: Sort, today: PlainDate, language: Language): Validity {
  const choices = choicesOf(sort, today)
  const dates = sort.validity.type === 'listDate' ? choices : []
  return {
    type: VALIDITY_NUMBER[sort.validity.type],
    text: validityText(sort.validity, language),
    choices,
    firstDate: dates[0] ?? today,
    lastDate: dates.at(-1) ?? addDays(today, sort.preSaleDays),
  }
}
