import { addMonths, type PlainDate } from '@billett/domain'

/** So many months, `2026-12`, the one of a day first. */
export const monthsUntil = (day: PlainDate, count: number): string[] =>
  Array.from({ length: count }, (_, back) => addMonths(`${day.slice(0, 7)}-01`, -back).slice(0, 7))
