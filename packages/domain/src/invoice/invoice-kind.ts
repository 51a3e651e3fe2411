/** `correction`: of what was credited later · `cancellation`: takes a whole invoice back, with a reason. */
export const INVOICE_KINDS = ['invoice', 'correction', 'cancellation'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]
