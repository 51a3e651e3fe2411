import { addDays, addMonths, inUnits, invoiceTotals, type PlainDate } from '@billett/domain'
import { lineWords } from '../line-words.ts'
import type { StoredInvoice } from '../stored-invoice.queries.ts'
import { around, said } from './element.ts'
import { buyerParty, sellerParty } from './parties.ts'
import { vatCategory } from './vat-category.ts'

const NAMESPACES = [
  'xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"',
  'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"',
  'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"',
].join(' ')

const XRECHNUNG = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

/** UNTDID 1001: an invoice, and one that corrects another or takes it back. */
const TYPES = { invoice: '380', correction: '384', cancellation: '384' } as const

/** UNTDID 4461: a transfer in SEPA. */
const TRANSFER = '58'

/** UN/ECE rec. 20: one. */
const ONE = 'C62'

type Line = StoredInvoice['lines'][number]

const lastOf = (periodStart: PlainDate): PlainDate => addDays(addMonths(`${periodStart.slice(0, 7)}-01`, 1), -1)

const period = (from: PlainDate, to: PlainDate): string =>
  around('cac:InvoicePeriod', said('cbc:StartDate', from), said('cbc:EndDate', to))

/**
 * An invoice as XRechnung 3.0 (UBL 2.1, EN 16931), a line at a time. The net price of one is no whole number of cents
 * where prices hold VAT: it is said for all of a line (BT-149), so that price by quantity is the amount exactly.
 */
export function* writeXrechnung(invoice: StoredInvoice): Generator<string> {
  const { lines, currency } = invoice
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<Invoice ${NAMESPACES}>${headOf(invoice)}`
  for (const line of lines) yield lineOf(line, invoice.language, money(currency))
  yield '</Invoice>\n'
}

type Money = (name: string, cents: number) => string

const money =
  (currencyID: string): Money =>
  (name, cents) =>
    said(name, inUnits(cents, currencyID), { currencyID })

function headOf(invoice: StoredInvoice): string {
  const {
    number,
    issuedOn,
    dueOn,
    kind,
    currency,
    leitwegId,
    buyerReference,
    orderNumber,
    corrects,
    lines,
    seller,
    reference,
  } = invoice
  const starts = lines.map(({ periodStart }) => periodStart).toSorted()
  const [first = issuedOn] = starts
  return [
    said('cbc:CustomizationID', XRECHNUNG),
    said('cbc:ProfileID', PROCESS),
    said('cbc:ID', number),
    said('cbc:IssueDate', issuedOn),
    said('cbc:DueDate', dueOn),
    said('cbc:InvoiceTypeCode', TYPES[kind]),
    said('cbc:Note', invoice.reason),
    said('cbc:DocumentCurrencyCode', currency),
    said('cbc:BuyerReference', leitwegId || buyerReference || orderNumber || reference),
    period(first, lastOf(starts.at(-1) ?? first)),
    around('cac:OrderReference', said('cbc:ID', orderNumber)),
    corrects &&
      around(
        'cac:BillingReference',
        around(
          'cac:InvoiceDocumentReference',
          said('cbc:ID', corrects.number),
          said('cbc:IssueDate', corrects.issuedOn),
        ),
      ),
    sellerParty(seller),
    buyerParty(invoice),
    around(
      'cac:PaymentMeans',
      said('cbc:PaymentMeansCode', TRANSFER),
      said('cbc:PaymentID', reference),
      around(
        'cac:PayeeFinancialAccount',
        said('cbc:ID', seller.iban),
        said('cbc:Name', seller.name),
        around('cac:FinancialInstitutionBranch', said('cbc:ID', seller.bic)),
      ),
    ),
    totalsOf(invoice),
  ]
    .filter(part => part !== null)
    .join('')
}

function totalsOf({ lines, prepaidCents, currency, language }: StoredInvoice): string {
  const amount = money(currency)
  const totals = invoiceTotals(lines, prepaidCents)
  return [
    around(
      'cac:TaxTotal',
      amount('cbc:TaxAmount', totals.vatCents),
      ...totals.rates.map(({ netCents, vatCents, vatPermille }) =>
        around(
          'cac:TaxSubtotal',
          amount('cbc:TaxableAmount', netCents),
          amount('cbc:TaxAmount', vatCents),
          vatCategory('cac:TaxCategory', vatPermille, lineWords(language).exempt),
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

function lineOf(line: Line, language: StoredInvoice['language'], amount: Money): string {
  const { number, count, netCents, unitCents, periodStart, vatPermille, place } = line
  const quantity = unitCents < 0 ? -count : count
  return around(
    'cac:InvoiceLine',
    said('cbc:ID', `${number}`),
    said('cbc:InvoicedQuantity', `${quantity}`, { unitCode: ONE }),
    amount('cbc:LineExtensionAmount', netCents),
    period(periodStart, lastOf(periodStart)),
    around(
      'cac:Item',
      said('cbc:Description', place),
      said('cbc:Name', lineWords(language).nameOf(line)),
      vatCategory('cac:ClassifiedTaxCategory', vatPermille),
    ),
    around(
      'cac:Price',
      amount('cbc:PriceAmount', Math.abs(netCents)),
      said('cbc:BaseQuantity', `${count}`, { unitCode: ONE }),
    ),
  )
}
