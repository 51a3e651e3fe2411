import { addressLines } from '@billett/clients'
import { formatMoney, invoiceTotals, type PlainDate } from '@billett/domain'
import type { LetterSection } from '../../../ports/letter-document.ts'
import type { TicketFile } from '../../../ports/ticket-document.ts'
import type { World } from '../../../world.ts'
import { dateText } from '../../run/mail/index.ts'
import { documentLook } from '../../ticket/fulfilment/index.ts'
import { invoiceFacts } from './electronic/invoice-facts.ts'
import { INVOICE_WORDS } from './invoice-words.ts'
import { lineWords } from './line-words.ts'
import type { StoredInvoice } from './stored-invoice.queries.ts'
import { writeCii } from './zugferd/write-cii.ts'

const PERMILLE_IN_PERCENT = 10

/** `2026-12-01` as `12/2026`. */
const monthText = (day: PlainDate): string => `${day.slice(5, 7)}/${day.slice(0, 4)}`

type Fact = NonNullable<LetterSection['facts']>[number]
const given = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value !== '')

/**
 * An invoice for people, as an accessible PDF with all that its law wants (§ 14 UStG), which holds the same for
 * machines (ZUGFeRD 2, profile EN 16931).
 */
export async function drawInvoice(world: World, invoice: StoredInvoice): Promise<TicketFile & { mimeType: string }> {
  const { language, number, kind, seller } = invoice
  const words = INVOICE_WORDS[language]
  const { operator, texts } = world.client.config
  const drawn = await world.letters.render({
    language,
    look: documentLook(world.client),
    title: words.title[kind],
    number,
    fileName: `${words.fileName}-${number}`,
    createdOn: invoice.createdOn,
    company: { name: operator.company, address: addressLines(texts.address) },
    invoiceXml: new TextEncoder().encode([...writeCii(invoiceFacts(invoice))].join('')),
    sections: [
      headOf(invoice),
      ...placesOf(invoice),
      sumsOf(invoice),
      paymentOf(invoice),
      {
        heading: words.seller,
        facts: given([
          { name: seller.name, value: linesOf(seller.address).join(', ') },
          { name: words.vatId, value: seller.vatId },
        ]),
      },
    ],
  })
  return { ...drawn, mimeType: 'application/pdf' }
}

const linesOf = ({ street, houseNumber, postCode, city }: StoredInvoice['buyer']['address']): string[] =>
  [`${street} ${houseNumber}`.trim(), `${postCode} ${city}`.trim()].filter(line => line !== '')

function headOf({
  language,
  buyer,
  number,
  corrects,
  issuedOn,
  month,
  reason,
  leitwegId,
  buyerReference,
  orderNumber,
}: StoredInvoice): LetterSection {
  const { to, facts } = INVOICE_WORDS[language]
  return {
    facts: given([
      { name: to, value: [buyer.name, ...linesOf(buyer.address)].join(', ') },
      { name: facts.recipient, value: buyer.recipient ?? '' },
      { name: facts.number, value: number },
      { name: facts.corrects, value: corrects ? `${corrects.number}, ${dateText(corrects.issuedOn, language)}` : '' },
      { name: facts.reason, value: reason },
      { name: facts.issuedOn, value: dateText(issuedOn, language) },
      { name: facts.month, value: monthText(`${month}-01`) },
      { name: facts.leitwegId, value: leitwegId },
      { name: facts.buyerReference, value: buyerReference },
      { name: facts.orderNumber, value: orderNumber },
    ]),
  }
}

/** The lines of each school or department below its name. */
function placesOf({ lines, language, currency }: StoredInvoice): LetterSection[] {
  const words = INVOICE_WORDS[language]
  const amount = (cents: number) => formatMoney(cents, currency, language)
  return [...Map.groupBy(lines, ({ place }) => place)].map(([place, own]) => ({
    heading: place || words.noPlace,
    list: own.map(line =>
      words.line(
        line.count,
        lineWords(language).nameOf(line),
        monthText(line.periodStart),
        amount(line.unitCents),
        amount(line.grossCents),
      ),
    ),
  }))
}

function sumsOf({ lines, prepaidCents, language, currency, kind }: StoredInvoice): LetterSection {
  const words = INVOICE_WORDS[language]
  const amount = (cents: number) => formatMoney(cents, currency, language)
  const unlessNone = (cents: number) => (cents === 0 ? '' : amount(cents))
  const { netCents, grossCents, rates, roundingCents, dueCents } = invoiceTotals(lines, prepaidCents)
  const percent = (permille: number) => (permille / PERMILLE_IN_PERCENT).toLocaleString(language)
  return {
    heading: words.sums,
    facts: given([
      { name: words.net, value: amount(netCents) },
      ...rates.map(rate => ({
        name: words.vat(percent(rate.vatPermille), amount(rate.netCents)),
        value: amount(rate.vatCents),
      })),
      { name: words.gross, value: amount(grossCents) },
      { name: words.rounding, value: unlessNone(roundingCents) },
      { name: words.prepaid, value: unlessNone(-prepaidCents) },
      { name: kind !== 'invoice' ? words.credited : words.due, value: amount(dueCents) },
    ]),
  }
}

function paymentOf({ dueCents, kind, language, currency, dueOn, seller, reference }: StoredInvoice): LetterSection {
  const words = INVOICE_WORDS[language]
  if (kind === 'cancellation') return { heading: words.payment, paragraphs: [words.takenBack] }
  if (kind === 'correction') return { heading: words.payment, paragraphs: [words.setOff] }
  if (dueCents <= 0) return { heading: words.payment, paragraphs: [words.settled] }
  return {
    heading: words.payment,
    facts: given([
      { name: words.account, value: [seller.iban, seller.bic].filter(part => part !== '').join(', ') },
      { name: words.reference, value: reference },
    ]),
    paragraphs: [words.pay(formatMoney(dueCents, currency, language), dateText(dueOn, language))],
  }
}
