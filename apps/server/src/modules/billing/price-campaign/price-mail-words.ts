import type { Language, PriceAnswer } from '@billett/domain'

type Outcome = PriceAnswer

interface Words {
  subject: Readonly<Record<'told' | 'reminded' | 'answered', (product: string) => string>>
  reminder: string
  toAnswer: string
  toSee: string
  outcome: Readonly<Record<Outcome, string>>
  pressed: string
  on: string
  number: string
  orderAnew: string
}

/** What is written around a question about a new price, and the receipt of an answer. */
export const PRICE_MAIL: Readonly<Record<Language, Words>> = {
  de: {
    subject: {
      told: product => `Neuer Preis für Ihr Abo ${product}: Ihre Antwort`,
      reminded: product => `Erinnerung: Ihre Antwort zum neuen Preis von ${product}`,
      answered: product => `Ihr Abo ${product} und der neue Preis`,
    },
    reminder: 'wir haben von Ihnen noch keine Antwort.',
    toAnswer: 'Antworten, ohne Anmeldung',
    toSee: 'Ansehen',
    outcome: {
      continues: 'Ihre Antwort ist eingegangen: Ihr Abo läuft weiter.',
      ends: 'Ihre Antwort ist eingegangen: Ihr Vertrag endet.',
      silent:
        'wir haben bis zum letzten Tag keine Antwort von Ihnen erhalten. Ihr Vertrag endet daher, wie angekündigt.',
    },
    pressed: 'Ihre Antwort',
    on: 'Eingegangen am',
    number: 'Vertrag',
    orderAnew: 'Sie können das Abo jederzeit neu bestellen.',
  },
  en: {
    subject: {
      told: product => `New price of your subscription ${product}: your answer`,
      reminded: product => `Reminder: your answer to the new price of ${product}`,
      answered: product => `Your subscription ${product} and the new price`,
    },
    reminder: 'we have no answer from you yet.',
    toAnswer: 'Answer, without signing in',
    toSee: 'Look at it',
    outcome: {
      continues: 'Your answer has arrived: your subscription goes on.',
      ends: 'Your answer has arrived: your contract ends.',
      silent: 'we received no answer from you by the last day. Your contract therefore ends, as announced.',
    },
    pressed: 'Your answer',
    on: 'Received on',
    number: 'Contract',
    orderAnew: 'You can order the subscription anew at any time.',
  },
}
