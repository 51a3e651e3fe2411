import type { InvoiceParty } from '@billett/domain'
import { around, said } from '../electronic/element.ts'
import type { ElectronicAddress, InvoiceFacts } from '../electronic/invoice-facts.ts'

const addressOf = ({ text, scheme }: ElectronicAddress): string =>
  around('ram:URIUniversalCommunication', said('ram:URIID', text, { schemeID: scheme }))

const postal = ({ street, houseNumber, city, postCode, country }: InvoiceParty['address']): string =>
  around(
    'ram:PostalTradeAddress',
    said('ram:PostcodeCode', postCode),
    said('ram:LineOne', `${street} ${houseNumber}`.trim()),
    said('ram:CityName', city),
    said('ram:CountryID', country.toUpperCase()),
  )

/** BG-4. */
export const sellerTradeParty = ({ seller, sellerAddress }: InvoiceFacts): string =>
  around(
    'ram:SellerTradeParty',
    said('ram:Name', seller.name),
    around(
      'ram:DefinedTradeContact',
      said('ram:PersonName', seller.name),
      around('ram:TelephoneUniversalCommunication', said('ram:CompleteNumber', seller.phone)),
      around('ram:EmailURIUniversalCommunication', said('ram:URIID', seller.email)),
    ),
    postal(seller.address),
    addressOf(sellerAddress),
    around('ram:SpecifiedTaxRegistration', said('ram:ID', seller.vatId, { schemeID: 'VA' })),
  )

/** BG-7. */
export const buyerTradeParty = ({ buyer, buyerAddress }: InvoiceFacts): string =>
  around(
    'ram:BuyerTradeParty',
    said('ram:Name', buyer.name),
    around('ram:DefinedTradeContact', said('ram:PersonName', buyer.recipient ?? '')),
    postal(buyer.address),
    addressOf(buyerAddress),
  )
