import type { LocalText } from '@billett/domain'

export type FareNoteKind = keyof typeof TEXTS

const TEXTS = {
  noFares: {
    de: 'Der Datensatz enthält keine Preise. Es kann nichts verkauft werden.',
    en: 'The feed has no fares. Nothing can be sold.',
  },
  badPrice: {
    de: 'Preis ist keine gültige Zahl; der Tarif wurde ausgelassen.',
    en: 'The price is not a valid number; the fare was left out.',
  },
  otherCurrency: {
    de: 'Preis in einer weiteren Währung; der Tarif wurde ausgelassen.',
    en: 'The price is in a further currency; the fare was left out.',
  },
  unknownFare: {
    de: 'Die Regel nennt einen Tarif, den es nicht gibt oder der ausgelassen wurde.',
    en: 'The rule names a fare that does not exist or was left out.',
  },
  unknownZone: {
    de: 'Die Regel nennt eine Zone, in der keine Haltestelle liegt.',
    en: 'The rule names a zone in which no stop lies.',
  },
  unknownRoute: {
    de: 'Die Regel nennt eine Linie oder ein Netz ohne Linien; sie wurde ausgelassen.',
    en: 'The rule names a route that does not exist or a network without routes; it was left out.',
  },
  timeOfDay: {
    de: 'Die Regel gilt nur zu bestimmten Tageszeiten; sie wurde ausgelassen, der Preis ist dann unbekannt.',
    en: 'The rule holds at certain times of the day only; it was left out, the price is then unknown.',
  },
  transferRule: {
    de: 'Umsteigeregel mit eigenem Preis; sie wurde ausgelassen, Fahrten mit Umstieg brauchen mehrere Fahrscheine.',
    en: 'A transfer rule with a price of its own; it was left out, trips with a change need several tickets.',
  },
  joinRule: {
    de: 'Regel zum Verbinden von Teilstrecken; sie wurde ausgelassen.',
    en: 'A rule that joins legs; it was left out.',
  },
  freeFare: {
    de: 'Der Datensatz nennt ausdrücklich den Preis 0: als kostenlos übernommen.',
    en: 'The feed states the price 0: taken as free.',
  },
  guessedValidity: {
    de: 'Die Geltungsdauer steht nicht im Datensatz und wurde aus dem Namen geschlossen.',
    en: 'The validity is not in the feed and was concluded from the name.',
  },
} satisfies Record<string, LocalText>

const NOTICES: readonly FareNoteKind[] = ['freeFare', 'guessedValidity']

/** Something of the feed's fares that was left out or concluded, told once with how often it occurred. */
export interface FareNote {
  severity: 'notice' | 'warning'
  kind: FareNoteKind
  table: string
  count: number
  /** The first of them, as it stands in the feed. */
  example: string
  message: LocalText
}

/** What was taken from the feed's fares, and what was not and why. */
export interface FareReport {
  taken: { fares: number; rules: number; zones: number; stopsWithZone: number; groups: number; sorts: number }
  notes: FareNote[]
}

export interface FareNotes {
  add: (kind: FareNoteKind, table: string, example: string) => void
  list: () => FareNote[]
}

export const createFareNotes = (): FareNotes => {
  const notes = new Map<string, FareNote>()
  return {
    add: (kind, table, example) => {
      const key = `${kind} ${table}`
      const known = notes.get(key)
      if (known) known.count += 1
      else {
        const severity = NOTICES.includes(kind) ? 'notice' : 'warning'
        notes.set(key, { severity, kind, table, count: 1, example, message: TEXTS[kind] })
      }
    },
    list: () => [...notes.values()],
  }
}
