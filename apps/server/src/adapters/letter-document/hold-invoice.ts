import type { Pdf } from '../ticket-document/sheet.ts'
import { HELD_INVOICE, INVOICE_METADATA } from './invoice-metadata.ts'

/**
 * Puts an invoice for machines into its PDF (Factur-X 1.0, ZUGFeRD 2): as a file that says the same as the pages, which
 * the metadata name. It stays an accessible document, which metadata of PDF/A have to explain.
 */
export function holdInvoice(pdf: Pdf, xml: Uint8Array, created: Date): void {
  pdf.file(Buffer.from(xml), {
    name: HELD_INVOICE,
    type: 'text/xml',
    description: 'Factur-X/ZUGFeRD',
    creationDate: created,
    modifiedDate: created,
    relationship: 'Alternative',
  })
  pdf.appendXML(INVOICE_METADATA)
}
