import type { InvoiceParty } from '@billett/domain'
import { around, said } from '../electronic/element.ts'
import type { ElectronicAddress, InvoiceFacts } from '../electronic/invoice-facts.ts'

const VAT_SCHEME = around('cac:TaxScheme', said('cbc:ID', 'VAT'))

const addressOf = ({ text, scheme }: ElectronicAddress): string => said('cbc:EndpointID', text, { schemeID: scheme })

const postal = ({ street, houseNumber, city, postCode, country }: InvoiceParty['address']): string =>
  around(
    'cac:PostalAddress',
    said('cbc:StreetName', `${street} ${houseNumber}`.trim()),
    said('cbc:CityName', city),
    said('cbc:PostalZone', postCode),
    around('cac:Country', said('cbc:IdentificationCode', country.toUpperCase())),
  )

/** BG-4. */
export const sellerParty = ({ seller, sellerAddress }: InvoiceFacts): string =>
  around(
    'cac:AccountingSupplierParty',
    around(
      'cac:Party',
      addressOf(sellerAddress),
      postal(seller.address),
      around('cac:PartyTaxScheme', said('cbc:CompanyID', seller.vatId), VAT_SCHEME),
      around('cac:PartyLegalEntity', said('cbc:RegistrationName', seller.name)),
      around(
        'cac:Contact',
        said('cbc:Name', seller.name),
        said('cbc:Telephone', seller.phone),
        said('cbc:ElectronicMail', seller.email),
      ),
    ),
  )

/** BG-7. */
export const buyerParty = ({ buyer, buyerAddress }: InvoiceFacts): string =>
  around(
    'cac:AccountingCustomerParty',
    around(
      'cac:Party',
      addressOf(buyerAddress),
      postal(buyer.address),
      around('cac:PartyLegalEntity', said('cbc:RegistrationName', buyer.name)),
      around('cac:Contact', said('cbc:Name', buyer.recipient ?? '')),
    ),
  )
