import type { Cents } from '../money/cents.ts'
import type { PlainDate } from '../time/plain-date.ts'
import type { InvoiceKind } from './invoice-kind.ts'

/** `cancelled`: taken back as a whole · `credit`: what corrects another or takes it back, on which nothing is paid. */
export const INVOICE_STATES = ['open', 'overdue', 'paid', 'cancelled', 'credit'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

export interface InvoiceStanding {
  kind: InvoiceKind
  dueCents: Cents
  /** What its corrections come to, less than nothing. */
  correctedCents: Cents
  /** What was paid since it was sent. */
  paidCents: Cents
  dueOn: PlainDate
  isCancelled: boolean
}

/**
 * What is still to be paid; never less than nothing: what a correction gives back is set off with the next invoice.
 * The list of invoices asks the database the same (`listed-invoices.queries.ts`), and a test holds both together.
 */
export const openOfInvoice = ({ kind, dueCents, correctedCents, paidCents }: InvoiceStanding): Cents =>
  kind === 'invoice' ? Math.max(0, dueCents + correctedCents - paidCents) : 0

export const invoiceState = (invoice: InvoiceStanding, today: PlainDate): InvoiceState => {
  if (invoice.kind !== 'invoice') return 'credit'
  if (invoice.isCancelled) return 'cancelled'
  if (openOfInvoice(invoice) === 0) return 'paid'
  return today > invoice.dueOn ? 'overdue' : 'open'
}
