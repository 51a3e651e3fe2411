import type { Language, PriceMode } from '@billett/domain'

/** Counted up by whoever changes a word below: each answer names the version it was given to. */
export const TEXT_VERSION = '1'

interface Said {
  product: string
  number: string
  before: string
  after: string
  from: string
  /** Last day of the old price. */
  lastDay: string
  until: string
  /** Last day of a contract nobody answers about. */
  silentUntil: string
}

interface Words {
  statement: Readonly<Record<PriceMode, (said: Said) => string[]>>
  yes: (said: Pick<Said, 'after'> & { day: string }) => string
  no: (said: { day: string }) => string
}

/**
 * What whoever holds a contract reads before they answer, word for word, and what stands on the two buttons. It says
 * what is voluntary and what happens without an answer: a button to agree to what is told as settled is no offer
 * (LG Köln 6 S 114/23).
 */
export const QUESTION: Readonly<Record<Language, Words>> = {
  de: {
    statement: {
      consent: ({ product, number, before, after, from, lastDay, until, silentUntil }) => [
        `Ihr Abo ${product} (Vertrag ${number}) kostet bis zum ${lastDay} ${before} je Zahlung. Wir bieten Ihnen an, ab dem ${from} für ${after} je Zahlung weiterzufahren.`,
        'Ob Sie das annehmen, ist freiwillig. Ohne Ihre Zustimmung gilt der neue Preis für Sie nicht.',
        `Bitte antworten Sie bis zum ${until}. Ohne Ihre Antwort endet Ihr Vertrag am ${silentUntil}; bis dahin zahlen Sie den bisherigen Preis.`,
      ],
      regulated: ({ product, number, before, after, from, lastDay, until }) => [
        `Für Ihr Abo ${product} (Vertrag ${number}) gilt ab dem ${from} ein neuer, genehmigter Tarif: ${after} statt ${before} je Zahlung.`,
        `Sie können deshalb bis zum ${until} ohne Nachteil zum ${lastDay} kündigen, auch innerhalb einer Mindestlaufzeit.`,
        'Eine Antwort ist freiwillig. Ohne Ihre Antwort läuft Ihr Vertrag zum neuen Preis weiter.',
      ],
    },
    yes: ({ day, after }) => `Ich möchte ab ${day} für ${after} weiterfahren`,
    no: ({ day }) => `Ich möchte meinen Vertrag zum ${day} beenden`,
  },
  en: {
    statement: {
      consent: ({ product, number, before, after, from, lastDay, until, silentUntil }) => [
        `Your subscription ${product} (contract ${number}) costs ${before} each payment until ${lastDay}. We offer you to go on for ${after} each payment from ${from}.`,
        'Whether you accept that is up to you. Without your consent the new price does not hold for you.',
        `Please answer by ${until}. Without your answer your contract ends on ${silentUntil}; until then you pay the present price.`,
      ],
      regulated: ({ product, number, before, after, from, lastDay, until }) => [
        `A new approved tariff holds for your subscription ${product} (contract ${number}) from ${from}: ${after} instead of ${before} each payment.`,
        `You can therefore end it on ${lastDay} without any drawback until ${until}, also within a minimum term.`,
        'An answer is up to you. Without your answer your contract goes on at the new price.',
      ],
    },
    yes: ({ day, after }) => `I want to go on travelling for ${after} from ${day}`,
    no: ({ day }) => `I want to end my contract on ${day}`,
  },
}

/** A day as it stands on a button: `1.1.`, `1 January`. */
export function buttonDay(day: string, language: Language): string {
  const [, month, date] = day.split('-').map(Number)
  if (language === 'de') return `${date}.${month}.`
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}
