import type { LocalText } from '@billett/domain'

export type FareNoteKind = keyof typeof TEXTS

const TEXTS = {
  noFares: {
    de: 'Der Datensatz enthält keine Preise. Es kann nichts verkauft werden.',
    en: 'The feed has no fares. Nothing can be sold.',
  },
  badPrice: {
    de: 'Der Preis ist kein Betrag, den jemand zahlen kann, und wurde ausgelassen; wo der Tarif gelten könnte, ist der Preis unbekannt.',
    en: 'The price is no amount anybody can pay and was left out; where the fare could hold, the price is unknown.',
  },
  otherCurrency: {
    de: 'Preis in einer weiteren Währung; er wurde ausgelassen; wo der Tarif gelten könnte, ist der Preis unbekannt.',
    en: 'The price is in a further currency and was left out; where the fare could hold, the price is unknown.',
  },
  unknownFare: {
    de: 'Die Regel nennt einen Tarif, den es nicht gibt oder der ausgelassen wurde; wo sie gelten könnte, ist der Preis unbekannt.',
    en: 'The rule names a fare that does not exist or was left out; where it could hold, the price is unknown.',
  },
  unknownZone: {
    de: 'Die Regel nennt eine Zone, in der keine Haltestelle liegt; sie gilt für keine Fahrt und wurde ausgelassen.',
    en: 'The rule names a zone in which no stop lies; it holds for no journey and was left out.',
  },
  unknownRoute: {
    de: 'Die Regel nennt eine Linie, die es nicht gibt; sie gilt für keine Fahrt und wurde ausgelassen.',
    en: 'The rule names a route that does not exist; it holds for no journey and was left out.',
  },
  fareWithoutRule: {
    de: 'Keine Regel und keine Linie des Tarifs bleibt übrig; er wird nicht verkauft.',
    en: 'No rule or route of the fare is left; it is not sold.',
  },
  unknownArea: {
    de: 'Die Regel nennt ein Gebiet, das es nicht gibt; wo sie gelten könnte, ist der Preis unbekannt.',
    en: 'The rule names an area that does not exist; where it could hold, the price is unknown.',
  },
  unknownNetwork: {
    de: 'Die Regel nennt ein Netz, das es nicht gibt; wo sie gelten könnte, ist der Preis unbekannt.',
    en: 'The rule names a network that does not exist; where it could hold, the price is unknown.',
  },
  emptyArea: {
    de: 'Die Regel nennt ein Gebiet, in dem keine Haltestelle liegt; sie gilt für keine Fahrt und wurde ausgelassen.',
    en: 'The rule names an area in which no stop lies; it holds for no journey and was left out.',
  },
  emptyNetwork: {
    de: 'Die Regel nennt ein Netz ohne Linien; sie gilt für keine Fahrt und wurde ausgelassen.',
    en: 'The rule names a network without routes; it holds for no journey and was left out.',
  },
  timeOfDay: {
    de: 'Die Regel gilt nur zu bestimmten Tageszeiten und wurde ausgelassen; wo sie gelten könnte, ist der Preis unbekannt.',
    en: 'The rule holds at certain times of the day only and was left out; where it could hold, the price is unknown.',
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
  /** Each of them once, as it stands in the feed. */
  examples: string[]
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
      if (known) {
        known.count += 1
        if (!known.examples.includes(example)) known.examples.push(example)
      } else {
        const severity = NOTICES.includes(kind) ? 'notice' : 'warning'
        notes.set(key, {
          severity,
          kind,
          table,
          count: 1,
          examples: example === '' ? [] : [example],
          message: TEXTS[kind],
        })
      }
    },
    list: () => [...notes.values()],
  }
}
