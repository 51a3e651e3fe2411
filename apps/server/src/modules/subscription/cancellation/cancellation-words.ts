/**
 * What the confirmation of a cancellation says: its content, and the date and time it was received (§ 312k (4) BGB).
 */
export const CANCELLATION_MAIL = {
  de: {
    subject: (shop: string) => `Eingang Ihrer Kündigung bei ${shop}`,
    received: (moment: string) => `Ihre Kündigung ist am ${moment} bei uns eingegangen. Sie haben erklärt:`,
    name: 'Name',
    kind: 'Art der Kündigung',
    kinds: { ordinary: 'ordentliche Kündigung', extraordinary: 'außerordentliche Kündigung' },
    reason: 'Grund',
    contract: 'Vertrag',
    customerNumber: 'Kundennummer',
    date: 'Zum',
    next: 'nächstmöglichen Zeitpunkt',
    email: 'E-Mail-Adresse',
    whatNext:
      'Wir prüfen Ihre Angaben und teilen Ihnen mit, zu welchem Tag Ihr Vertrag endet. Sie müssen nichts weiter tun.',
  },
  en: {
    subject: (shop: string) => `Receipt of your cancellation at ${shop}`,
    received: (moment: string) => `We received your cancellation on ${moment}. You declared:`,
    name: 'Name',
    kind: 'Kind of cancellation',
    kinds: { ordinary: 'ordinary cancellation', extraordinary: 'extraordinary cancellation' },
    reason: 'Reason',
    contract: 'Contract',
    customerNumber: 'Customer number',
    date: 'As of',
    next: 'the next possible date',
    email: 'E-mail address',
    whatNext:
      'We check your details and tell you on which day your contract ends. There is nothing more for you to do.',
  },
} as const
