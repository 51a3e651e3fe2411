import type { Language } from '@billett/domain'
import type { ChangeMailJob } from '../../../ports/job-queue.ts'

interface Sentences {
  subject: Readonly<Record<ChangeMailJob['news'], (shop: string) => string>>
  received: (moment: string) => string
  pauseEnds: (firstDay: string) => string
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
      pauseEnds: shop => `Die Pause Ihres Abos bei ${shop} endet bald`,
    },
    received: moment => `Ihre Erklärung ist am ${moment} bei uns eingegangen.`,
    pauseEnds: day =>
      `Sie haben um eine Pause ohne Enddatum gebeten. Länger als vereinbart kann sie nicht dauern: Ab dem ${day} gilt Ihr Abo wieder, und wir buchen wieder ab. Brauchen Sie das Abo dann noch nicht, können Sie in Ihrem Konto um eine weitere Pause bitten oder kündigen.`,
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
      pauseEnds: shop => `The pause of your subscription at ${shop} ends soon`,
    },
    received: moment => `We received your declaration on ${moment}.`,
    pauseEnds: day =>
      `You asked for a pause without a last day. It cannot be longer than was agreed: from ${day} on your subscription is good again, and we debit again. If you do not need it by then, ask for another pause in your account, or give notice.`,
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
