import type { InvoiceKind } from './invoice-kind.ts'

/** Why an invoice is not taken back, given what was made of it since; null where it can be. */
export function refusedCancellation(
  kind: InvoiceKind,
  following: readonly InvoiceKind[],
): 'noInvoice' | 'cancelled' | 'corrected' | null {
  if (kind !== 'invoice') return 'noInvoice'
  if (following.includes('cancellation')) return 'cancelled'
  return following.includes('correction') ? 'corrected' : null
}
