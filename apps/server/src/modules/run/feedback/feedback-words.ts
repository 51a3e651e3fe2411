export const FEEDBACK_MAIL = {
  de: {
    subject: (about: string) => `Rückmeldung: ${about}`,
    received: (moment: string) => `Eingegangen am ${moment}:`,
    about: 'Anlass',
    customer: 'Konto',
  },
  en: {
    subject: (about: string) => `Feedback: ${about}`,
    received: (moment: string) => `Received on ${moment}:`,
    about: 'Topic',
    customer: 'Account',
  },
} as const
