import type { InvoiceKind, Language } from '@billett/domain'

type InvoiceFact =
  | 'number'
  | 'corrects'
  | 'reason'
  | 'issuedOn'
  | 'month'
  | 'leitwegId'
  | 'buyerReference'
  | 'orderNumber'
  | 'recipient'

interface Words {
  title: Readonly<Record<InvoiceKind, string>>
  fileName: string
  to: string
  facts: Readonly<Record<InvoiceFact, string>>
  lines: string
  /** 3 × School ticket, December: 189.00 (63.00 each). */
  line: (count: number, name: string, month: string, unit: string, sum: string) => string
  noPlace: string
  sums: string
  net: string
  /** VAT of a rate on an amount. */
  vat: (percent: string, net: string) => string
  rounding: string
  gross: string
  prepaid: string
  due: string
  /** What a correction comes to. */
  credited: string
  payment: string
  pay: (due: string, day: string) => string
  settled: string
  setOff: string
  takenBack: string
  account: string
  reference: string
  seller: string
  vatId: string
  mail: {
    subject: (shop: string, number: string) => string
    lead: Readonly<Record<InvoiceKind, string>>
    wrong: string
  }
}

/** What an invoice says, and the mail it comes with. */
export const INVOICE_WORDS: Readonly<Record<Language, Words>> = {
  de: {
    title: { invoice: 'Rechnung', correction: 'Rechnungskorrektur', cancellation: 'Stornorechnung' },
    fileName: 'Rechnung',
    to: 'An',
    facts: {
      number: 'Rechnungsnummer',
      corrects: 'Zur Rechnung',
      reason: 'Grund',
      issuedOn: 'Rechnungsdatum',
      month: 'Abrechnungsmonat',
      leitwegId: 'Leitweg-ID',
      buyerReference: 'Ihr Zeichen',
      orderNumber: 'Bestellnummer',
      recipient: 'Zu Händen',
    },
    lines: 'Posten',
    line: (count, name, month, unit, sum) => `${count} × ${name}, ${month}: ${sum} (je ${unit})`,
    noPlace: 'Eigene Verträge',
    sums: 'Summen',
    net: 'Summe netto',
    vat: (percent, net) => `Umsatzsteuer ${percent} % auf ${net}`,
    rounding: 'Rundung',
    gross: 'Summe brutto',
    prepaid: 'Schon bezahlt',
    due: 'Zu zahlen',
    credited: 'Gutschrift',
    payment: 'Zahlung',
    pay: (due, day) => `Bitte überweisen Sie ${due} bis zum ${day} mit dem Verwendungszweck.`,
    settled: 'Es ist nichts zu zahlen.',
    setOff: 'Der Betrag wird mit der korrigierten Rechnung verrechnet.',
    takenBack: 'Die genannte Rechnung ist damit zurückgenommen; auf sie ist nichts zu zahlen.',
    account: 'Konto',
    reference: 'Verwendungszweck',
    seller: 'Rechnungssteller',
    vatId: 'USt-IdNr.',
    mail: {
      subject: (shop, number) => `Ihre Rechnung ${number} von ${shop}`,
      lead: {
        invoice: 'Ihre Rechnung finden Sie im Anhang.',
        correction: 'eine Rechnung wurde korrigiert. Die Korrektur finden Sie im Anhang.',
        cancellation: 'eine Rechnung wurde zurückgenommen. Die Stornorechnung finden Sie im Anhang.',
      },
      wrong: 'Stimmt etwas nicht? Dann schreiben Sie uns bitte oder rufen Sie uns an:',
    },
  },
  en: {
    title: { invoice: 'Invoice', correction: 'Correction of an invoice', cancellation: 'Cancellation of an invoice' },
    fileName: 'Invoice',
    to: 'To',
    facts: {
      number: 'Invoice number',
      corrects: 'Of invoice',
      reason: 'Reason',
      issuedOn: 'Date of the invoice',
      month: 'Month',
      leitwegId: 'Leitweg-ID',
      buyerReference: 'Your reference',
      orderNumber: 'Order number',
      recipient: 'Attention',
    },
    lines: 'Items',
    line: (count, name, month, unit, sum) => `${count} × ${name}, ${month}: ${sum} (${unit} each)`,
    noPlace: 'Own contracts',
    sums: 'Sums',
    net: 'Net sum',
    vat: (percent, net) => `VAT ${percent} % on ${net}`,
    rounding: 'Rounding',
    gross: 'Gross sum',
    prepaid: 'Paid already',
    due: 'To pay',
    credited: 'Credit',
    payment: 'Payment',
    pay: (due, day) => `Please transfer ${due} by ${day} and give the reference.`,
    settled: 'There is nothing to pay.',
    setOff: 'The amount is set off against the invoice that it corrects.',
    takenBack: 'The invoice that is named is taken back with this: nothing is to be paid for it.',
    account: 'Account',
    reference: 'Reference',
    seller: 'Sent by',
    vatId: 'VAT number',
    mail: {
      subject: (shop, number) => `Your invoice ${number} from ${shop}`,
      lead: {
        invoice: 'your invoice is attached.',
        correction: 'an invoice was corrected. The correction is attached.',
        cancellation: 'an invoice was taken back. Its cancellation is attached.',
      },
      wrong: 'Is something not right? Please write to us or call us:',
    },
  },
}
