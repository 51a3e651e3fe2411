/** What is said of a reported barrier: to those who see to it, and to whoever reported it. */
export const BARRIER_MAIL = {
  de: {
    passedOn: 'Eine Barriere im Ticketshop wurde gemeldet',
    receivedOn: (moment: string) => `Eingegangen am ${moment}:`,
    subject: (shop: string) => `Ihre Meldung einer Barriere bei ${shop}`,
    thanks: (moment: string) =>
      `vielen Dank für Ihre Meldung. Sie ist am ${moment} bei uns eingegangen. Wir antworten Ihnen innerhalb von zwei Wochen. Sie haben geschrieben:`,
    page: 'Seite',
    description: 'Was nicht geht',
    technology: 'Hilfsmittel',
    name: 'Name',
    email: 'E-Mail-Adresse',
    noAnswer: 'keine angegeben, es wird keine Antwort erwartet',
  },
  en: {
    passedOn: 'A barrier in the ticket shop was reported',
    receivedOn: (moment: string) => `Received on ${moment}:`,
    subject: (shop: string) => `Your report of a barrier at ${shop}`,
    thanks: (moment: string) =>
      `Thank you for your report. We received it on ${moment}. We answer within two weeks. You wrote:`,
    page: 'Page',
    description: 'What does not work',
    technology: 'Assistive technology',
    name: 'Name',
    email: 'E-mail address',
    noAnswer: 'none given, no answer is expected',
  },
} as const
