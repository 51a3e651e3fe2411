import type { Language } from '@billett/domain'

interface Sentences {
  subject: Readonly<Record<'asked' | 'decided', (shop: string) => string>>
  hello: (name: string) => string
  received: (moment: string) => string
  decided: Readonly<Record<'accepted' | 'rejected', string>>
  contract: string
  subscription: string
  what: string
  firstDay: string
  lastDay: string
  state: string
  said: string
  takeBack: (day: string) => string
  waits: string
}

/** What mails say about a request: its receipt with the moment that counts, and what was decided. */
export const CHANGE_MAIL: Readonly<Record<Language, Sentences>> = {
  de: {
    subject: {
      asked: shop => `Ihre Anfrage zu Ihrem Abo bei ${shop}`,
      decided: shop => `Entscheidung zu Ihrem Abo bei ${shop}`,
    },
    hello: name => `Guten Tag ${name},`,
    received: moment => `Ihre Erklärung ist am ${moment} bei uns eingegangen.`,
    decided: {
      accepted: 'Wir haben Ihrer Anfrage entsprochen.',
      rejected: 'Wir konnten Ihrer Anfrage nicht entsprechen.',
    },
    contract: 'Vertrag',
    subscription: 'Abo',
    what: 'Anliegen',
    firstDay: 'Gilt ab',
    lastDay: 'Letzter Tag des Vertrags',
    state: 'Stand',
    said: 'Begründung',
    takeBack: day => `Sie können das in Ihrem Konto bis zum ${day} zurücknehmen.`,
    waits: 'Wir entscheiden darüber und schreiben Ihnen dann noch einmal.',
  },
  en: {
    subject: {
      asked: shop => `Your request about your subscription at ${shop}`,
      decided: shop => `Decision about your subscription at ${shop}`,
    },
    hello: name => `Dear ${name},`,
    received: moment => `We received your declaration on ${moment}.`,
    decided: {
      accepted: 'We have granted your request.',
      rejected: 'We could not grant your request.',
    },
    contract: 'Contract',
    subscription: 'Subscription',
    what: 'Request',
    firstDay: 'Holds from',
    lastDay: 'Last day of the contract',
    state: 'State',
    said: 'Reason',
    takeBack: day => `You can take this back in your account until ${day}.`,
    waits: 'We will decide on it and write to you again.',
  },
}
