import type { Language } from '@billett/domain'

interface NoticeMailWords {
  subject: (shop: string) => string
  /** The next debit, and that more may follow. */
  lead: (amount: string, day: string) => string
  replaces: string
  schedule: string
  line: string
  facts: { reference: string; creditor: string; creditorId: string; account: string }
  account: (tail: string) => string
  ceiling: string
  refund: string
  wrong: string
}

/** What the notice of direct debits says. */
export const NOTICE_MAIL: Readonly<Record<Language, NoticeMailWords>> = {
  de: {
    subject: shop => `Ankündigung Ihrer Lastschriften bei ${shop}`,
    lead: (amount, day) => `wir ziehen am ${day} ${amount} von Ihrem Konto ein. Bitte sorgen Sie für Deckung.`,
    replaces: 'Diese Ankündigung ersetzt alle früheren.',
    schedule: 'Was wir einziehen, und wann',
    line: 'Lastschrift',
    facts: {
      reference: 'Mandatsreferenz',
      creditor: 'Zahlungsempfänger',
      creditorId: 'Gläubiger-Identifikationsnummer',
      account: 'Ihr Konto',
    },
    account: tail => `IBAN endet auf ${tail}`,
    ceiling:
      'Ändert sich ein Preis oder Ihr Abo, erhalten Sie eine neue Ankündigung. Mehr als angekündigt ziehen wir nie ein.',
    refund:
      'Sie können innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, von Ihrer Bank die Erstattung des belasteten Betrages verlangen.',
    wrong: 'Stimmt etwas nicht? Dann schreiben Sie uns bitte oder rufen Sie uns an:',
  },
  en: {
    subject: shop => `Notice of your direct debits at ${shop}`,
    lead: (amount, day) => `we collect ${amount} from your account on ${day}. Please make sure that it is covered.`,
    replaces: 'This notice replaces all earlier ones.',
    schedule: 'What we collect, and when',
    line: 'Direct debit',
    facts: {
      reference: 'Mandate reference',
      creditor: 'Creditor',
      creditorId: 'Creditor identifier',
      account: 'Your account',
    },
    account: tail => `IBAN ending in ${tail}`,
    ceiling:
      'If a price or your subscription changes, you get another notice. We never collect more than was announced.',
    refund: 'Within eight weeks from the day of the debit you can ask your bank to give the amount back.',
    wrong: 'Is something not right? Please write to us or call us:',
  },
}
