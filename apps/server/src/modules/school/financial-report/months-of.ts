import { addDays, monthsIn, type ReportSpan } from '@billett/domain'

/** Every month of a span, `2026-11`. */
export const monthsOf = ({ from, until }: ReportSpan): string[] =>
  monthsIn(from, addDays(until, -1)).map(month => month.slice(0, 7))
