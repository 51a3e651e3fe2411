import type { Language } from '@billett/domain'

interface OwnPriceWords {
  subject: (shop: string) => string
  lead: (pupil: string) => string
  pupil: string
  year: string
  from: string
  price: string
  terms: string
  contact: (authority: string) => string
}

/** What parents are told by mail as soon as they have agreed to pay for a ticket themselves. */
export const OWN_PRICE_WORDS: Readonly<Record<Language, OwnPriceWords>> = {
  de: {
    subject: shop => `Das Schülerticket geht zum eigenen Preis weiter: ${shop}`,
    lead: pupil =>
      `Sie haben zahlungspflichtig bestellt, dass das Schülerticket von ${pupil} im neuen Schuljahr zum eigenen Preis weiterläuft. Das haben wir notiert:`,
    pupil: 'Schülerin oder Schüler',
    year: 'Schuljahr',
    from: 'Ab',
    price: 'Ihr Preis im Monat',
    terms:
      'Das Ticket läuft weiter wie bisher, Sie zahlen es allein. Kündigen können Sie, wie es in Ihrem Vertrag steht. Ändert sich der Preis, bevor das Schuljahr feststeht, fragen wir Sie noch einmal.',
    contact: authority =>
      `Haben Sie das nicht bestellt oder stimmt etwas nicht, wenden Sie sich bitte an: ${authority}.`,
  },
  en: {
    subject: shop => `The ticket to school goes on at your own price: ${shop}`,
    lead: pupil =>
      `you have ordered with obligation to pay that the ticket to school of ${pupil} goes on in the new school year at your own price. This is what we have noted:`,
    pupil: 'Pupil',
    year: 'School year',
    from: 'From',
    price: 'Your price a month',
    terms:
      'The ticket goes on as it was, and you pay for it alone. You can cancel as your contract says. Should the price change before the school year is settled, we ask you again.',
    contact: authority => `If you have not ordered this, or something is not right, please turn to: ${authority}.`,
  },
}
