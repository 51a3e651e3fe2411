import type { PostalAddress } from '../address/same-address.ts'

/** Who sent or got an invoice, as it was then. */
export interface InvoiceParty {
  name: string
  address: PostalAddress
  email: string
  /** Who opens the invoice there (BT-56); missing where nobody was named. */
  recipient?: string | undefined
}

export interface InvoiceSeller extends InvoiceParty {
  vatId: string
  phone: string
  /** The account that it is paid to. */
  iban: string
  bic: string
}
