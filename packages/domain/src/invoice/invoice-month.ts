import { later } from '../subscription/contract/day-span.ts'
import { addDays, addMonths, firstOfMonth, type PlainDate } from '../time/plain-date.ts'

/** Which claims the invoice of a month is for, whenever it is made. */
export interface InvoiceMonth {
  /** `2026-12`. */
  month: string
  /** What was claimed by the end of the day before: all claims of the first of the month are booked by then. */
  knownBefore: PlainDate
  /** Periods that begin before this day. */
  before: PlainDate
}

/** Day of the month on which invoices are made. */
const INVOICE_DAY = 2

/**
 * The month whose invoices can be made on a day: its own from the second on. Claims that come up later in a month wait
 * for the next, so that it does not matter how often, and on which day, invoices are made.
 */
export function invoiceMonth(today: PlainDate): InvoiceMonth {
  const own = firstOfMonth(today)
  const first = Number(today.slice(8)) < INVOICE_DAY ? addMonths(own, -1) : own
  return { month: first.slice(0, 7), knownBefore: addDays(first, INVOICE_DAY - 1), before: addMonths(first, 1) }
}

/**
 * The day on which invoices are made that are the first to have a claim: of a period that begins on a day, and known
 * from a day on.
 */
export function invoicedOn(periodStart: PlainDate, knownOn: PlainDate): PlainDate {
  const own = firstOfMonth(knownOn)
  const known = knownOn < addDays(own, INVOICE_DAY - 1) ? own : addMonths(own, 1)
  return addDays(later(firstOfMonth(periodStart), known), INVOICE_DAY - 1)
}
