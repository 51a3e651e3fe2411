import { invoiceFacts } from './electronic/invoice-facts.ts'
import { INVOICE_WORDS } from './invoice-words.ts'
import type { StoredInvoice } from './stored-invoice.queries.ts'
import { writeXrechnung } from './xrechnung/write-xrechnung.ts'

/** An invoice as a file that machines read. */
export const xrechnungOf = (invoice: StoredInvoice) => ({
  fileName: `${INVOICE_WORDS[invoice.language].fileName}-${invoice.number}.xml`,
  mimeType: 'application/xml',
  bytes: new TextEncoder().encode([...writeXrechnung(invoiceFacts(invoice))].join('')),
})
