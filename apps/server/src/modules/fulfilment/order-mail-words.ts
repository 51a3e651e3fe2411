/** What the mail with the tickets says; a function where something is filled in. */
export const ORDER_MAIL = {
  de: {
    subject: (shop: string, invoice: string) => `Ihre Tickets von ${shop} (Rechnung ${invoice})`,
    hello: (name: string) => `Guten Tag ${name},`,
    thanks:
      'vielen Dank für Ihren Einkauf. Ihre Tickets finden Sie als PDF im Anhang. Bitte zeigen Sie sie bei der Kontrolle vor, auf dem Telefon oder gedruckt.',
    subjectTopUp: (shop: string, invoice: string) => `Ihre Aufladung bei ${shop} (Rechnung ${invoice})`,
    thanksTopUp: 'vielen Dank für Ihren Einkauf. Wir schreiben das Guthaben Ihrer Karte sofort gut.',
    topUp: (card: string) => `für die Karte ${card}`,
    order: 'Bestellnummer',
    invoice: 'Rechnungsnummer',
    placed: 'Bestellt am',
    valid: (from: string, to: string) => `gültig ${from} bis ${to}`,
    rides: (count: number) => `${count} Fahrten, vor Fahrtantritt zu entwerten`,
    total: 'Gesamtbetrag',
    vat: (rate: string) => `darin USt. ${rate} %`,
    net: 'Nettobetrag',
    show: 'Bestellung ansehen',
    terms: 'Es gelten unsere Beförderungsbedingungen, die Sie im Anhang finden, und unsere Geschäftsbedingungen.',
    withdrawal: (names: string) =>
      `Für ${names} besteht ein Widerrufsrecht von 14 Tagen. Die Belehrung steht in unseren Geschäftsbedingungen.`,
    termsTopUp: 'Es gelten unsere Geschäftsbedingungen.',
    contact: 'Fragen? Antworten Sie einfach auf diese E-Mail oder rufen Sie uns an:',
  },
  en: {
    subject: (shop: string, invoice: string) => `Your tickets from ${shop} (invoice ${invoice})`,
    hello: (name: string) => `Dear ${name},`,
    thanks:
      'thank you for your purchase. Your tickets are attached as a PDF. Please show them when asked, on your phone or printed.',
    subjectTopUp: (shop: string, invoice: string) => `Your top-up at ${shop} (invoice ${invoice})`,
    thanksTopUp: 'thank you for your purchase. We credit your card right away.',
    topUp: (card: string) => `for card ${card}`,
    order: 'Order number',
    invoice: 'Invoice number',
    placed: 'Ordered on',
    valid: (from: string, to: string) => `valid ${from} to ${to}`,
    rides: (count: number) => `${count} rides, to be validated before travelling`,
    total: 'Total',
    vat: (rate: string) => `including VAT ${rate} %`,
    net: 'Net amount',
    show: 'View order',
    terms: 'Our conditions of carriage, which are attached, and our general terms apply.',
    withdrawal: (names: string) =>
      `You may withdraw from the purchase of ${names} within 14 days. The instructions are in our general terms.`,
    termsTopUp: 'Our general terms apply.',
    contact: 'Questions? Just answer this e-mail or call us:',
  },
} as const
