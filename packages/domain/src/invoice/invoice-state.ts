import type { Cents } from '../money/cents.ts'
import type { PlainDate } from '../time/plain-date.ts'

/** `cancelled`: taken back as a whole · `credit`: what corrects another or takes it back, on which nothing is paid. */
export const INVOICE_STATES = ['open', 'overdue', 'paid', 'cancelled', 'credit'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

export interface InvoiceStanding {
  dueCents: Cents
  /** What its corrections come to, less than nothing. */
  correctedCents: Cents
  /** What was paid since it was sent. */
  paidCents: Cents
  dueOn: PlainDate
  isCancelled: boolean
}

/** What is still to be paid; never less than nothing: what a correction gives back is set off with the next invoice. */
export const openOfInvoice = ({ dueCents, correctedCents, paidCents }: InvoiceStanding): Cents =>
  Math.max(0, dueCents + correctedCents - paidCents)

export const invoiceState = (invoice: InvoiceStanding, today: PlainDate): InvoiceState => {
  if (invoice.isCancelled) return 'cancelled'
  if (openOfInvoice(invoice) === 0) return 'paid'
  return today > invoice.dueOn ? 'overdue' : 'open'
}
