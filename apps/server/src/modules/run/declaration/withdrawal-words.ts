/** What the receipt of a withdrawal says: its content, and the date and time it was received (§ 356a (4) BGB). */
export const WITHDRAWAL_MAIL = {
  de: {
    subject: (shop: string) => `Eingang Ihres Widerrufs bei ${shop}`,
    received: (moment: string) => `Ihr Widerruf ist am ${moment} bei uns eingegangen. Sie haben erklärt:`,
    declaration: 'Erklärung',
    declared: 'Hiermit widerrufe ich den unten bezeichneten Vertrag.',
    name: 'Name',
    contract: 'Bestell-, Rechnungs- oder Kundennummer',
    part: 'Widerrufen wird',
    whole: 'der ganze Vertrag',
    email: 'E-Mail-Adresse',
    whatNext:
      'Wir prüfen Ihre Angaben. Besteht das Widerrufsrecht, erstatten wir Ihre Zahlung spätestens 14 Tage nach diesem Eingang auf demselben Weg, auf dem Sie gezahlt haben. Bitte bewahren Sie diese E-Mail auf.',
  },
  en: {
    subject: (shop: string) => `Receipt of your withdrawal at ${shop}`,
    received: (moment: string) => `We received your withdrawal on ${moment}. You declared:`,
    declaration: 'Declaration',
    declared: 'I hereby withdraw from the contract described below.',
    name: 'Name',
    contract: 'Order, invoice or customer number',
    part: 'Withdrawn from',
    whole: 'the whole contract',
    email: 'E-mail address',
    whatNext:
      'We check your details. Where the right of withdrawal exists, we pay your money back within 14 days of this receipt, the same way you paid. Please keep this e-mail.',
  },
} as const
