import { inUnits, type PlainDate } from '@billett/domain'
import { around, said } from '../electronic/element.ts'
import { type InvoiceFacts, type LineFacts, ONE, type VatFacts } from '../electronic/invoice-facts.ts'
import { buyerTradeParty, sellerTradeParty } from './trade-parties.ts'

const STANDARD = 'urn:un:unece:uncefact:data:standard'
const NAMESPACES = [
  `xmlns:rsm="${STANDARD}:CrossIndustryInvoice:100"`,
  `xmlns:ram="${STANDARD}:ReusableAggregateBusinessInformationEntity:100"`,
  `xmlns:qdt="${STANDARD}:QualifiedDataType:100"`,
  `xmlns:udt="${STANDARD}:UnqualifiedDataType:100"`,
].join(' ')

/** The profile EN 16931 of Factur-X and ZUGFeRD 2. */
const EN_16931 = 'urn:cen.eu:en16931:2017'

/** UNTDID 2379: a day as `20261202`. */
const PLAIN_DAY = '102'

const day = (element: string, on: PlainDate, type: 'udt' | 'qdt' = 'udt'): string =>
  around(element, said(`${type}:DateTimeString`, on.replaceAll('-', ''), { format: PLAIN_DAY }))

const period = ({ from, to }: InvoiceFacts['span']): string =>
  around('ram:BillingSpecifiedPeriod', day('ram:StartDateTime', from), day('ram:EndDateTime', to))

type Money = (name: string, cents: number) => string

/** An invoice as CII (UN/CEFACT D16B, EN 16931), a line at a time: what a PDF of ZUGFeRD holds. */
export function* writeCii(invoice: InvoiceFacts): Generator<string> {
  const amount: Money = (name, cents) => said(name, inUnits(cents, invoice.currency))
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rsm:CrossIndustryInvoice ${NAMESPACES}>${headOf(invoice)}`
  yield '<rsm:SupplyChainTradeTransaction>'
  for (const line of invoice.lines) yield lineOf(line, amount)
  // A delivery has to stand there, and says nothing: what was delivered when are the months.
  yield `${agreementOf(invoice)}<ram:ApplicableHeaderTradeDelivery/>${settlementOf(invoice, amount)}`
  yield '</rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>\n'
}

const headOf = ({ number, typeCode, issuedOn, note }: InvoiceFacts): string =>
  around(
    'rsm:ExchangedDocumentContext',
    around('ram:GuidelineSpecifiedDocumentContextParameter', said('ram:ID', EN_16931)),
  ) +
  around(
    'rsm:ExchangedDocument',
    said('ram:ID', number),
    said('ram:TypeCode', typeCode),
    day('ram:IssueDateTime', issuedOn),
    around('ram:IncludedNote', said('ram:Content', note)),
  )

/** A rate, of the whole invoice with its amounts: the standard wants them in this order. */
const taxOf = ({ category, percent, reason }: VatFacts, vat = '', net = ''): string =>
  around(
    'ram:ApplicableTradeTax',
    vat,
    said('ram:TypeCode', 'VAT'),
    said('ram:ExemptionReason', reason),
    net,
    said('ram:CategoryCode', category),
    said('ram:RateApplicablePercent', percent),
  )

const lineOf = (line: LineFacts, amount: Money): string =>
  around(
    'ram:IncludedSupplyChainTradeLineItem',
    around('ram:AssociatedDocumentLineDocument', said('ram:LineID', `${line.number}`)),
    around('ram:SpecifiedTradeProduct', said('ram:Name', line.name), said('ram:Description', line.place)),
    around(
      'ram:SpecifiedLineTradeAgreement',
      around(
        'ram:NetPriceProductTradePrice',
        amount('ram:ChargeAmount', line.priceCents),
        said('ram:BasisQuantity', `${line.pricedCount}`, { unitCode: ONE }),
      ),
    ),
    around('ram:SpecifiedLineTradeDelivery', said('ram:BilledQuantity', `${line.quantity}`, { unitCode: ONE })),
    around(
      'ram:SpecifiedLineTradeSettlement',
      taxOf(line.vat),
      period(line.span),
      around('ram:SpecifiedTradeSettlementLineMonetarySummation', amount('ram:LineTotalAmount', line.netCents)),
    ),
  )

const agreementOf = (invoice: InvoiceFacts): string =>
  around(
    'ram:ApplicableHeaderTradeAgreement',
    said('ram:BuyerReference', invoice.buyerReference),
    sellerTradeParty(invoice),
    buyerTradeParty(invoice),
    around('ram:BuyerOrderReferencedDocument', said('ram:IssuerAssignedID', invoice.orderNumber)),
  )

function settlementOf(invoice: InvoiceFacts, amount: Money): string {
  const { corrects, currency, rates, seller, totals } = invoice
  return around(
    'ram:ApplicableHeaderTradeSettlement',
    said('ram:PaymentReference', invoice.reference),
    said('ram:InvoiceCurrencyCode', currency),
    around(
      'ram:SpecifiedTradeSettlementPaymentMeans',
      said('ram:TypeCode', invoice.meansCode),
      around(
        'ram:PayeePartyCreditorFinancialAccount',
        said('ram:IBANID', seller.iban),
        said('ram:AccountName', seller.name),
      ),
      around('ram:PayeeSpecifiedCreditorFinancialInstitution', said('ram:BICID', seller.bic)),
    ),
    ...rates.map(({ vat, vatCents, netCents }) =>
      taxOf(vat, amount('ram:CalculatedAmount', vatCents), amount('ram:BasisAmount', netCents)),
    ),
    period(invoice.span),
    around('ram:SpecifiedTradePaymentTerms', day('ram:DueDateDateTime', invoice.dueOn)),
    around(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      amount('ram:LineTotalAmount', totals.netCents),
      amount('ram:TaxBasisTotalAmount', totals.netCents),
      said('ram:TaxTotalAmount', inUnits(totals.vatCents, currency), { currencyID: currency }),
      totals.roundingCents === 0 ? '' : amount('ram:RoundingAmount', totals.roundingCents),
      amount('ram:GrandTotalAmount', totals.grossCents),
      totals.prepaidCents === 0 ? '' : amount('ram:TotalPrepaidAmount', totals.prepaidCents),
      amount('ram:DuePayableAmount', totals.dueCents),
    ),
    corrects === null
      ? ''
      : around(
          'ram:InvoiceReferencedDocument',
          said('ram:IssuerAssignedID', corrects.number),
          day('ram:FormattedIssueDateTime', corrects.issuedOn, 'qdt'),
        ),
  )
}
