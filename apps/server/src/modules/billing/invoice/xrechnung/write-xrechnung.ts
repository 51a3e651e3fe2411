import { inUnits } from '@billett/domain'
import { around, said } from '../electronic/element.ts'
import { type InvoiceFacts, type LineFacts, ONE } from '../electronic/invoice-facts.ts'
import { buyerParty, sellerParty } from './parties.ts'
import { taxCategory } from './tax-category.ts'

const NAMESPACES = [
  'xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"',
  'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"',
  'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"',
].join(' ')

const XRECHNUNG = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

const period = ({ from, to }: InvoiceFacts['span']): string =>
  around('cac:InvoicePeriod', said('cbc:StartDate', from), said('cbc:EndDate', to))

/** An invoice as XRechnung 3.0 (UBL 2.1, EN 16931), a line at a time. */
export function* writeXrechnung(invoice: InvoiceFacts): Generator<string> {
  const amount = money(invoice.currency)
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<Invoice ${NAMESPACES}>${headOf(invoice)}`
  for (const line of invoice.lines) yield lineOf(line, amount)
  yield '</Invoice>\n'
}

type Money = (name: string, cents: number) => string

const money =
  (currencyID: string): Money =>
  (name, cents) =>
    said(name, inUnits(cents, currencyID), { currencyID })

function headOf(invoice: InvoiceFacts): string {
  const { number, issuedOn, dueOn, currency, orderNumber, corrects, seller, reference } = invoice
  return [
    said('cbc:CustomizationID', XRECHNUNG),
    said('cbc:ProfileID', PROCESS),
    said('cbc:ID', number),
    said('cbc:IssueDate', issuedOn),
    said('cbc:DueDate', dueOn),
    said('cbc:InvoiceTypeCode', invoice.typeCode),
    said('cbc:Note', invoice.note),
    said('cbc:DocumentCurrencyCode', currency),
    said('cbc:BuyerReference', invoice.buyerReference),
    period(invoice.span),
    around('cac:OrderReference', said('cbc:ID', orderNumber)),
    around(
      'cac:BillingReference',
      around(
        'cac:InvoiceDocumentReference',
        said('cbc:ID', corrects?.number ?? ''),
        said('cbc:IssueDate', corrects?.issuedOn ?? ''),
      ),
    ),
    sellerParty(invoice),
    buyerParty(invoice),
    around(
      'cac:PaymentMeans',
      said('cbc:PaymentMeansCode', invoice.meansCode),
      said('cbc:PaymentID', reference),
      around(
        'cac:PayeeFinancialAccount',
        said('cbc:ID', seller.iban),
        said('cbc:Name', seller.name),
        around('cac:FinancialInstitutionBranch', said('cbc:ID', seller.bic)),
      ),
    ),
    totalsOf(invoice),
  ].join('')
}

function totalsOf({ totals, rates, currency }: InvoiceFacts): string {
  const amount = money(currency)
  return [
    around(
      'cac:TaxTotal',
      amount('cbc:TaxAmount', totals.vatCents),
      ...rates.map(({ netCents, vatCents, vat }) =>
        around(
          'cac:TaxSubtotal',
          amount('cbc:TaxableAmount', netCents),
          amount('cbc:TaxAmount', vatCents),
          taxCategory('cac:TaxCategory', vat),
        ),
      ),
    ),
    around(
      'cac:LegalMonetaryTotal',
      amount('cbc:LineExtensionAmount', totals.netCents),
      amount('cbc:TaxExclusiveAmount', totals.netCents),
      amount('cbc:TaxInclusiveAmount', totals.grossCents),
      totals.prepaidCents === 0 ? '' : amount('cbc:PrepaidAmount', totals.prepaidCents),
      totals.roundingCents === 0 ? '' : amount('cbc:PayableRoundingAmount', totals.roundingCents),
      amount('cbc:PayableAmount', totals.dueCents),
    ),
  ].join('')
}

const lineOf = (line: LineFacts, amount: Money): string =>
  around(
    'cac:InvoiceLine',
    said('cbc:ID', `${line.number}`),
    said('cbc:InvoicedQuantity', `${line.quantity}`, { unitCode: ONE }),
    amount('cbc:LineExtensionAmount', line.netCents),
    period(line.span),
    around(
      'cac:Item',
      said('cbc:Description', line.place),
      said('cbc:Name', line.name),
      taxCategory('cac:ClassifiedTaxCategory', line.vat),
    ),
    around(
      'cac:Price',
      amount('cbc:PriceAmount', line.priceCents),
      said('cbc:BaseQuantity', `${line.pricedCount}`, { unitCode: ONE }),
    ),
  )
