import { addDays, addMonths, type PlainDate } from '../time/plain-date.ts'

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
  const own = `${today.slice(0, 7)}-01`
  const first = Number(today.slice(8)) < INVOICE_DAY ? addMonths(own, -1) : own
  return { month: first.slice(0, 7), knownBefore: addDays(first, INVOICE_DAY - 1), before: addMonths(first, 1) }
}
