import type { Language, Span } from '@billett/domain'
import { MAIL_RECORD_SPAN, SENT_MAIL_SPAN } from '../base-retention.ts'
import type { Config } from '../schema/config.ts'
import type { LocalText } from '../schema/local-text.ts'
import type { Retention } from '../schema/retention.ts'

const UNITS: Record<Language, Record<Span['unit'], (value: number) => string>> = {
  de: {
    days: value => (value === 1 ? 'einen Tag' : `${value} Tage`),
    months: value => (value === 1 ? 'einen Monat' : `${value} Monate`),
    years: value => `${value === 1 ? 'ein Jahr' : `${value} Jahre`} ab dem Ende des Kalenderjahres`,
  },
  en: {
    days: value => (value === 1 ? 'one day' : `${value} days`),
    months: value => (value === 1 ? 'one month' : `${value} months`),
    years: value => `${value === 1 ? 'one year' : `${value} years`} from the end of the calendar year`,
  },
}

export const spanText = ({ value, unit }: Span, language: Language): string => UNITS[language][unit](value)

interface Reason {
  what: LocalText
  why: LocalText
}

/** What is kept, and why for so long. */
const REASONS: Record<keyof Retention, Reason> = {
  carts: {
    what: { de: 'Warenkörbe, die nie bestellt wurden', en: 'carts that were never ordered' },
    why: {
      de: 'nach ihrem Ende, damit sich Fragen dazu noch beantworten lassen (Art. 6 Abs. 1 Buchst. f DSGVO)',
      en: 'after their end, so that questions about them can still be answered (Art. 6(1)(f) GDPR)',
    },
  },
  unpaidOrders: {
    what: {
      de: 'Bestellungen, die nie bezahlt wurden, und Anträge, aus denen kein Vertrag wurde: wer bestellt oder beantragt hat, und eingereichte Nachweise',
      en: 'orders that were never paid, and applications that became no contract: who ordered or applied, and proofs handed in',
    },
    why: {
      de: 'nach ihrem Ende, weil eine Zahlung verspätet eingehen kann (Art. 6 Abs. 1 Buchst. b DSGVO)',
      en: 'after their end, because a payment may come in late (Art. 6(1)(b) GDPR)',
    },
  },
  passengers: {
    what: {
      de: 'Angaben zu Fahrgästen und Barcodes abgelaufener Tickets',
      en: 'details of passengers and barcodes of tickets that are over',
    },
    why: {
      de: 'solange Ansprüche daraus bestehen können (§§ 195, 199 BGB)',
      en: 'as long as there may be claims (sections 195, 199 BGB)',
    },
  },
  receipts: {
    what: {
      de: 'Rechnungen und beendete Abos: wer was gekauft oder abgeschlossen hat, mit Name, Anschrift und E-Mail-Adresse',
      en: 'invoices and subscriptions that have ended: who bought or concluded what, with name, address and e-mail address',
    },
    why: {
      de: 'weil das Gesetz es verlangt (§ 147 Abs. 3 und 4 AO, § 257 Abs. 4 und 5 HGB, § 14b UStG). Danach bleiben Beträge und Buchungen ohne Bezug zu Ihnen',
      en: 'because the law demands it (section 147(3) and (4) AO, section 257(4) and (5) HGB, section 14b UStG). After that amounts and bookings stay, and do not lead to you any more',
    },
  },
  declarations: {
    what: {
      de: 'Kündigungen, Widerrufe und gemeldete Barrieren',
      en: 'cancellations, withdrawals and reports of barriers',
    },
    why: {
      de: 'als Geschäftsbriefe (§ 147 Abs. 3 AO, § 257 Abs. 4 HGB)',
      en: 'as business letters (section 147(3) AO, section 257(4) HGB)',
    },
  },
  proofs: {
    what: { de: 'Antworten auf die Cookie-Hinweise', en: 'answers to the cookie notice' },
    why: {
      de: 'zum Nachweis, solange Ansprüche bestehen können (Art. 7 Abs. 1 DSGVO, §§ 195, 199 BGB)',
      en: 'as proof, as long as there may be claims (Art. 7(1) GDPR, sections 195, 199 BGB)',
    },
  },
  feedback: {
    what: { de: 'was Sie uns geschrieben haben', en: 'what you wrote to us' },
    why: {
      de: 'solange Ansprüche daraus bestehen können (§§ 195, 199 BGB)',
      en: 'as long as there may be claims (sections 195, 199 BGB)',
    },
  },
  mandates: {
    what: {
      de: 'Lastschriftmandate mit allen früheren Fassungen, auch wenn Sie Ihr Konto löschen',
      en: 'direct debit mandates with all they said before, also when you delete your account',
    },
    why: {
      de: 'nach Widerruf, Erlöschen oder letztem Einzug, weil Ihre Bank so lange nach dem Mandat fragen kann (13 Monate, § 676b Abs. 2 BGB)',
      en: 'after they were revoked or lapsed, or the last collection, because your bank may ask for the mandate for that long (13 months, section 676b(2) BGB)',
    },
  },
  bankMessages: {
    what: {
      de: 'Nachrichten unserer Bank im Wortlaut, mit Name, Kontonummer und Verwendungszweck',
      en: 'messages of our bank word for word, with name, account number and purpose',
    },
    why: {
      de: 'nachdem sie gelesen sind, solange eine Bank Lastschriften zurückgeben kann (13 Monate, § 676b Abs. 2 BGB). Was davon verbucht ist, bleibt als Beleg so lange wie Rechnungen (§ 147 Abs. 3 AO)',
      en: 'after they were read, as long as a bank may give debits back (13 months, section 676b(2) BGB). What is booked of them stays as a receipt as long as invoices do (section 147(3) AO)',
    },
  },
  walletPasses: {
    what: {
      de: 'welche Geräte ein Ticket in ihrer Wallet haben',
      en: 'which devices have a ticket in their wallet',
    },
    why: {
      de: 'nach Ablauf des Tickets, um Änderungen noch mitzuteilen (Art. 6 Abs. 1 Buchst. b DSGVO)',
      en: 'after the ticket is over, to still tell of changes (Art. 6(1)(b) GDPR)',
    },
  },
  enforcementCases: {
    what: {
      de: 'wen wir ohne Fahrausweis angetroffen haben',
      en: 'whom we have met without a ticket',
    },
    why: {
      de: 'nach der Prüfung, solange Ansprüche bestehen können (§§ 195, 199 BGB)',
      en: 'after the check, as long as there may be claims (sections 195, 199 BGB)',
    },
  },
  creditChecks: {
    what: { de: 'Antworten der Auskunftei', en: 'answers of the credit agency' },
    why: {
      de: 'damit nicht bei jedem Vertrag neu gefragt wird (Art. 6 Abs. 1 Buchst. f DSGVO)',
      en: 'so that it is not asked again for every contract (Art. 6(1)(f) GDPR)',
    },
  },
  schoolRequests: {
    what: {
      de: 'was Schulen und Kostenträger für Schülerinnen und Schüler beantragt haben',
      en: 'what schools and who pays for them asked for about pupils',
    },
    why: {
      de: 'bis zum Ende des Schuljahrs, das auf das der Entscheidung folgt (Art. 6 Abs. 1 Buchst. b DSGVO)',
      en: 'until the end of the school year after the one of the decision (Art. 6(1)(b) GDPR)',
    },
  },
  schoolProofs: {
    what: {
      de: 'Nachweise zu Schülertickets, etwa Bescheide über eine Befreiung',
      en: 'proofs of tickets to school, notices of an exemption for example',
    },
    why: {
      de: 'nach dem Ende des Schuljahrs, in dem sie kamen, solange Entscheidungen darüber angegriffen werden können (Art. 6 Abs. 1 Buchst. b und e DSGVO)',
      en: 'after the end of the school year they came in, as long as decisions about them can be challenged (Art. 6(1)(b) and (e) GDPR)',
    },
  },
  schoolBatches: {
    what: {
      de: 'Listen, die Schulen und Kostenträger eingelesen haben, und was sich dadurch geändert hat',
      en: 'lists that schools and who pays for them sent in, and what was changed by them',
    },
    why: {
      de: 'bis zum Ende des folgenden Schuljahrs, damit sich Änderungen nachvollziehen und zurücknehmen lassen (Art. 6 Abs. 1 Buchst. b DSGVO)',
      en: 'until the end of the school year after it, so that changes can be understood and taken back (Art. 6(1)(b) GDPR)',
    },
  },
  memberships: {
    what: {
      de: 'an welcher Schule und in welcher Klasse oder bei welcher Firma jemand war, und von wem wir sonst nichts wissen, auch der Name',
      en: 'at which school and in which class, or at which company somebody was, and the name of whom we know nothing else of',
    },
    why: {
      de: 'nach dem letzten Tag dort, bis zum Ende des folgenden Schuljahrs, solange Entscheidungen über das Ticket angegriffen werden können (Art. 6 Abs. 1 Buchst. b DSGVO)',
      en: 'after the last day there, until the end of the school year after it, as long as decisions about the ticket can be challenged (Art. 6(1)(b) GDPR)',
    },
  },
}

const SENT_MAIL: Reason = {
  what: { de: 'der Nachweis, dass eine E-Mail verschickt wurde', en: 'the proof that an e-mail was sent' },
  why: {
    de: 'solange Ansprüche bestehen können (§§ 195, 199 BGB)',
    en: 'as long as there may be claims (sections 195, 199 BGB)',
  },
}

const MAIL_RECORD: Reason = {
  what: {
    de: 'an welche Adresse eine E-Mail ging und ihr Betreff',
    en: 'to which address an e-mail went and its subject',
  },
  why: {
    de: 'solange nachgefragt wird, ob sie ankam (Art. 6 Abs. 1 lit. f DSGVO)',
    en: 'as long as people ask whether it arrived (Art. 6 (1) (f) GDPR)',
  },
}

const entry = ({ what, why }: Reason, span: Span, language: Language): string =>
  `${what[language]}: ${spanText(span, language)}, ${why[language]}`

const isKept = (name: string): name is keyof Retention => Object.hasOwn(REASONS, name)

/** What the shop keeps, how long and why; from the very spans by which it is deleted. */
export const keptHowLong = ({ retention }: Config, language: Language): string[] => [
  ...Object.keys(REASONS)
    .filter(isKept)
    .flatMap(name => {
      const span = retention[name]
      return span ? [entry(REASONS[name], span, language)] : []
    }),
  entry(SENT_MAIL, SENT_MAIL_SPAN, language),
  entry(MAIL_RECORD, MAIL_RECORD_SPAN, language),
]
