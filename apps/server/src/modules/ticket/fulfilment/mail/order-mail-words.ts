interface PartOfTrip {
  place: number
  count: number
  from: string
  to: string
}

/** What the mail with the tickets says; a function where something is filled in. */
export const ORDER_MAIL = {
  de: {
    subject: (shop: string, invoice: string) => `Ihre Tickets von ${shop} (Rechnung ${invoice})`,
    thanks:
      'vielen Dank für Ihren Einkauf. Ihre Tickets finden Sie als PDF im Anhang. Bitte zeigen Sie sie bei der Kontrolle vor, auf dem Telefon oder gedruckt.',
    thanksOnPhone: 'vielen Dank für Ihren Einkauf. Ihr Ticket liegt im Shop für Sie bereit.',
    onPhone: (names: string) =>
      `${names}: nur auf einem Mobilgerät oder einer Chipkarte gültig, nicht ausgedruckt. Öffnen Sie die Bestellung auf Ihrem Telefon, oder legen Sie das Ticket in Ihre Wallet.`,
    subjectTopUp: (shop: string, invoice: string) => `Ihre Aufladung bei ${shop} (Rechnung ${invoice})`,
    thanksTopUp: 'vielen Dank für Ihren Einkauf. Wir schreiben das Guthaben Ihrer Karte sofort gut.',
    topUp: (card: string) => `für die Karte ${card}`,
    subjectEnforcement: (shop: string, invoice: string) => `Ihre Zahlung bei ${shop} (Beleg ${invoice})`,
    thanksEnforcement: 'Ihre Zahlung ist eingegangen. Damit ist der Fall erledigt, es ist nichts mehr zu zahlen.',
    enforcement: 'aus einer Fahrausweisprüfung, nicht steuerbar',
    order: 'Bestellnummer',
    invoice: 'Rechnungsnummer',
    invoiceTo: 'Rechnung an',
    placed: 'Bestellt am',
    paidWith: 'Bezahlt mit',
    valid: (from: string, to?: string) => (to === undefined ? `gültig am ${from}` : `gültig ${from} bis ${to}`),
    partOfTrip: ({ place, count, from, to }: PartOfTrip) =>
      `Ticket ${place} von ${count} für die Fahrt ${from} – ${to}, die zusammen gehören`,
    rides: (count: number) => `${count} Fahrten, vor Fahrtantritt zu entwerten`,
    ticketNumbers: (numbers: readonly string[]) =>
      `${numbers.length === 1 ? 'Ticketnummer' : 'Ticketnummern'} ${numbers.join(', ')}`,
    total: 'Gesamtbetrag',
    vat: (rate: string) => `${rate} % USt.`,
    net: 'Nettobetrag',
    show: 'Bestellung ansehen',
    terms: 'Es gelten unsere Beförderungsbedingungen und unsere Geschäftsbedingungen. Beide finden Sie im Anhang.',
    withdrawal: (names: string) =>
      `Für ${names} besteht ein Widerrufsrecht von 14 Tagen. Die Belehrung steht am Ende dieser E-Mail.`,
    begins: (at: string) =>
      `Am ${at} haben Sie ausdrücklich verlangt, dass wir vor dem Ende der Widerrufsfrist beginnen. Widerrufen Sie, so zahlen Sie für das bis dahin Erbrachte einen angemessenen Betrag; ist der Vertrag vollständig erfüllt, erlischt das Widerrufsrecht.`,
    termsTopUp: 'Es gelten unsere Geschäftsbedingungen, die Sie im Anhang finden.',
    contact: 'Fragen? Antworten Sie einfach auf diese E-Mail oder rufen Sie uns an:',
  },
  en: {
    subject: (shop: string, invoice: string) => `Your tickets from ${shop} (invoice ${invoice})`,
    thanks:
      'Thank you for your purchase. Your tickets are attached as a PDF. Please show them when asked, on your phone or printed.',
    thanksOnPhone: 'Thank you for your purchase. Your ticket is ready for you in the shop.',
    onPhone: (names: string) =>
      `${names}: valid on a mobile device or chip card only, not printed. Open the order on your phone, or put the ticket into your wallet.`,
    subjectTopUp: (shop: string, invoice: string) => `Your top-up at ${shop} (invoice ${invoice})`,
    thanksTopUp: 'Thank you for your purchase. We credit your card right away.',
    topUp: (card: string) => `for card ${card}`,
    subjectEnforcement: (shop: string, invoice: string) => `Your payment at ${shop} (receipt ${invoice})`,
    thanksEnforcement: 'We have received your payment. The case is closed, and nothing more is to be paid.',
    enforcement: 'from a ticket inspection, not subject to VAT',
    order: 'Order number',
    invoice: 'Invoice number',
    invoiceTo: 'Invoice to',
    placed: 'Ordered on',
    paidWith: 'Paid with',
    valid: (from: string, to?: string) => (to === undefined ? `valid on ${from}` : `valid ${from} to ${to}`),
    partOfTrip: ({ place, count, from, to }: PartOfTrip) =>
      `ticket ${place} of ${count} for the trip ${from} – ${to}, which belong together`,
    rides: (count: number) => `${count} rides, to be validated before travelling`,
    ticketNumbers: (numbers: readonly string[]) =>
      `${numbers.length === 1 ? 'ticket number' : 'ticket numbers'} ${numbers.join(', ')}`,
    total: 'Total',
    vat: (rate: string) => `${rate}% VAT`,
    net: 'Net amount',
    show: 'View order',
    terms: 'Our conditions of carriage and our general terms apply. Both are attached.',
    withdrawal: (names: string) =>
      `You may withdraw from the purchase of ${names} within 14 days. The instructions are at the end of this e-mail.`,
    begins: (at: string) =>
      `On ${at} you expressly asked us to begin before the withdrawal period ends. If you withdraw, you pay a proportionate amount for what was provided until then; once the contract is fully performed the right of withdrawal lapses.`,
    termsTopUp: 'Our general terms, which are attached, apply.',
    contact: 'Questions? Just reply to this e-mail or call us:',
  },
} as const
