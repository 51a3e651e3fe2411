import { addMonths, type ReportSpan } from '@billett/domain'

/** Every month of a span, `2026-11`. */
export function monthsOf({ from, until }: ReportSpan): string[] {
  const months: string[] = []
  for (let month = from; month < until; month = addMonths(month, 1)) months.push(month.slice(0, 7))
  return months
}
