import type { Validity } from '@billett/contract'
import { addDays, type Language, type PlainDate, type Sort, validityNumbers } from '@billett/domain'
import { validityText } from './validity-text.ts'

/** How long a sort is valid and which days can be chosen for it. */
export function presentValidity(sort: Sort, today: PlainDate, language: Language): Validity {
  const numbers = validityNumbers(sort.validity)
  const lastDate = addDays(today, sort.preSaleDays)
  const text = validityText(sort.validity, language)
  if (sort.validity.type !== 'listDate') return { ...numbers, text, firstDate: today, lastDate }
  const dates = numbers.choices.filter(date => date >= today && date <= lastDate).toSorted()
  return { ...numbers, text, choices: dates, firstDate: dates[0] ?? today, lastDate: dates.at(-1) ?? lastDate }
}
