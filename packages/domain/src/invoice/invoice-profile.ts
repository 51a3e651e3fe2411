import type { PostalAddress } from '../address/same-address.ts'
import type { OrganisationKind } from '../school/organisation.ts'

/** `pdf` for people; `xrechnung` for public bodies, which comes with the PDF, too. */
export const INVOICE_FORMATS = ['pdf', 'xrechnung'] as const
export type InvoiceFormat = (typeof INVOICE_FORMATS)[number]

/** How a payer wants their invoices. */
export interface InvoiceProfile {
  format: InvoiceFormat
  /** By which a public body routes invoices to who pays them (BT-10); empty where there is none. */
  leitwegId: string
  /** By which the payer knows what an invoice is for (BT-10), where it has no Leitweg-ID; empty where there is none. */
  buyerReference: string
  /** Who opens it there, a person or an office (BT-56); empty where nobody was named. */
  recipient: string
  /** Where invoices are addressed to; null: to where the payer is. */
  address: PostalAddress | null
  /** What the payer calls the order (BT-13); empty where there is none. */
  orderNumber: string
  /** Where invoices are sent to; empty: where the payer is written to otherwise. */
  email: string
  daysToPay: number
}

export const USUAL_INVOICE_PROFILE: InvoiceProfile = {
  format: 'pdf',
  leitwegId: '',
  buyerReference: '',
  recipient: '',
  address: null,
  orderNumber: '',
  email: '',
  daysToPay: 14,
}

/** Who pays with public money routes invoices by a Leitweg-ID; a company has none. */
export const paysPublicly = (kind: OrganisationKind): boolean => kind !== 'company' && kind !== 'department'

/**
 * What an XRechnung cannot do without: by what a public body knows where it belongs (BT-10; on others stands our own
 * reference), and an address by which machines reach the payer, a Leitweg-ID or a mail address (BT-49).
 */
export function missingOnInvoices(
  { format, leitwegId, buyerReference, email }: InvoiceProfile,
  kind: OrganisationKind,
): 'leitwegId' | 'email' | null {
  if (format !== 'xrechnung' || leitwegId !== '') return null
  if (paysPublicly(kind) && buyerReference === '') return 'leitwegId'
  return email === '' ? 'email' : null
}

const LETTERS = /[A-Z]/g

/**
 * Whether it is a Leitweg-ID as the coordinating office for IT standards defines it: coarse and fine address and two
 * check digits, by the rule of IBANs (ISO 7064, mod 97-10).
 */
export function isLeitwegId(text: string): boolean {
  const found = /^(\d{2,12})(?:-([0-9A-Z]{1,30}))?-(\d{2})$/.exec(text)
  if (!found) return false
  const digits = `${found[1]}${found[2] ?? ''}${found[3]}`.replaceAll(LETTERS, letter =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}
