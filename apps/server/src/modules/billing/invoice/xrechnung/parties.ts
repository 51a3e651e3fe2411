import type { InvoiceParty, InvoiceSeller } from '@billett/domain'
import type { StoredInvoice } from '../stored-invoice.queries.ts'
import { around, said } from './element.ts'

const VAT_SCHEME = around('cac:TaxScheme', said('cbc:ID', 'VAT'))

/** Electronic addresses by their scheme: a Leitweg-ID (EAS 0204), or a mail address. */
const addressOf = (text: string, schemeID: '0204' | 'EM'): string => said('cbc:EndpointID', text, { schemeID })

const postal = ({ street, houseNumber, city, postCode, country }: InvoiceParty['address']): string =>
  around(
    'cac:PostalAddress',
    said('cbc:StreetName', `${street} ${houseNumber}`.trim()),
    said('cbc:CityName', city),
    said('cbc:PostalZone', postCode),
    around('cac:Country', said('cbc:IdentificationCode', country.toUpperCase())),
  )

/** BG-4. */
export const sellerParty = ({ name, address, email, vatId, phone }: InvoiceSeller): string =>
  around(
    'cac:AccountingSupplierParty',
    around(
      'cac:Party',
      addressOf(email, 'EM'),
      postal(address),
      around('cac:PartyTaxScheme', said('cbc:CompanyID', vatId), VAT_SCHEME),
      around('cac:PartyLegalEntity', said('cbc:RegistrationName', name)),
      around('cac:Contact', said('cbc:Name', name), said('cbc:Telephone', phone), said('cbc:ElectronicMail', email)),
    ),
  )

/** BG-7. */
export const buyerParty = ({ buyer, leitwegId }: Pick<StoredInvoice, 'buyer' | 'leitwegId'>): string =>
  around(
    'cac:AccountingCustomerParty',
    around(
      'cac:Party',
      leitwegId === '' ? addressOf(buyer.email, 'EM') : addressOf(leitwegId, '0204'),
      postal(buyer.address),
      around('cac:PartyLegalEntity', said('cbc:RegistrationName', buyer.name)),
      around('cac:Contact', said('cbc:Name', buyer.recipient ?? '')),
    ),
  )
