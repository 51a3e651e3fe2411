import {
  type Cents,
  type InvoiceTotals,
  invoiceTotals,
  lastOfMonth,
  type Permille,
  type PlainDate,
} from '@billett/domain'
import { lineWords } from '../line-words.ts'
import type { StoredInvoice } from '../stored-invoice.queries.ts'

/** UNTDID 1001: an invoice, and one that corrects another or takes it back. */
const TYPES = { invoice: '380', correction: '384', cancellation: '384' } as const

/** UNTDID 4461: a transfer in SEPA. */
const TRANSFER = '58'

/** UN/ECE rec. 20: one. */
export const ONE = 'C62'

const PERMILLE_IN_PERCENT = 10

/** Electronic addresses by their scheme: a Leitweg-ID (EAS 0204), or a mail address. */
export interface ElectronicAddress {
  scheme: '0204' | 'EM'
  text: string
}

/**
 * A rate, or exempt: fees and what is given back beside a price hold no VAT, and "outside the scope" may not stand on
 * one invoice with rates (BR-O-11).
 */
export interface VatFacts {
  category: 'S' | 'E'
  percent: string
  /** BT-120; empty at a rate. */
  reason: string
}

interface Span {
  from: PlainDate
  to: PlainDate
}

/** BG-25. The net price of one is no whole number of cents where prices hold VAT: it is said for all of a line. */
export interface LineFacts {
  number: number
  name: string
  /** Whom it is for: the school or department. */
  place: string
  /** BT-129; what is taken back is less than nothing. */
  quantity: number
  /** BT-149: how many `priceCents` is for, so that price by quantity is the amount exactly. */
  pricedCount: number
  priceCents: Cents
  netCents: Cents
  vat: VatFacts
  span: Span
}

/** An invoice by the terms of EN 16931: what XRechnung and ZUGFeRD say of it, each in its syntax. */
export interface InvoiceFacts
  extends Pick<
    StoredInvoice,
    'number' | 'issuedOn' | 'dueOn' | 'currency' | 'orderNumber' | 'reference' | 'corrects' | 'seller' | 'buyer'
  > {
  typeCode: string
  /** BT-22. */
  note: string
  /** BT-10. */
  buyerReference: string
  /** BG-14. */
  span: Span
  sellerAddress: ElectronicAddress
  buyerAddress: ElectronicAddress
  /** BT-81. */
  meansCode: string
  totals: InvoiceTotals
  rates: readonly { vat: VatFacts; netCents: Cents; vatCents: Cents }[]
  lines: readonly LineFacts[]
}

const vatOf = (permille: Permille, exempt: string): VatFacts => ({
  category: permille === 0 ? 'E' : 'S',
  percent: `${permille / PERMILLE_IN_PERCENT}`,
  reason: permille === 0 ? exempt : '',
})

type Line = Pick<
  StoredInvoice['lines'][number],
  'number' | 'place' | 'count' | 'unitCents' | 'netCents' | 'grossCents' | 'vatPermille' | 'periodStart'
> &
  Parameters<ReturnType<typeof lineWords>['nameOf']>[0]

/** What of an invoice such files say. */
export interface SaidInvoice
  extends Omit<
      InvoiceFacts,
      'typeCode' | 'note' | 'span' | 'totals' | 'rates' | 'lines' | `${string}Address` | 'meansCode'
    >,
    Pick<StoredInvoice, 'kind' | 'reason' | 'leitwegId' | 'language' | 'prepaidCents'> {
  lines: readonly Line[]
}

export function invoiceFacts(invoice: SaidInvoice): InvoiceFacts {
  const { number, issuedOn, dueOn, currency, orderNumber, reference, corrects, seller, buyer } = invoice
  const { leitwegId, lines, language, prepaidCents } = invoice
  const totals = invoiceTotals(lines, prepaidCents)
  const { exempt } = lineWords(language)
  const starts = lines.map(({ periodStart }) => periodStart).toSorted()
  const [first = issuedOn] = starts
  return {
    ...{ number, issuedOn, dueOn, currency, orderNumber, reference, corrects, seller, buyer },
    typeCode: TYPES[invoice.kind],
    note: invoice.reason,
    buyerReference: leitwegId || invoice.buyerReference || orderNumber || reference,
    span: { from: first, to: lastOfMonth(starts.at(-1) ?? first) },
    sellerAddress: { scheme: 'EM', text: seller.email },
    buyerAddress: leitwegId === '' ? { scheme: 'EM', text: buyer.email } : { scheme: '0204', text: leitwegId },
    meansCode: TRANSFER,
    totals,
    rates: totals.rates.map(({ vatPermille, netCents, vatCents }) => ({
      vat: vatOf(vatPermille, exempt),
      ...{ netCents, vatCents },
    })),
    lines: lines.map(line => lineFacts(line, language)),
  }
}

function lineFacts(line: Line, language: SaidInvoice['language']): LineFacts {
  const { number, place, count, unitCents, netCents, vatPermille, periodStart } = line
  return {
    ...{ number, place, netCents },
    name: lineWords(language).nameOf(line),
    quantity: unitCents < 0 ? -count : count,
    pricedCount: count,
    priceCents: Math.abs(netCents),
    vat: vatOf(vatPermille, ''),
    span: { from: periodStart, to: lastOfMonth(periodStart) },
  }
}
