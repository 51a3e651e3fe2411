import type { LocalText } from '@billett/domain'
import type { GtfsRow, LineOf } from './tables.ts'

export type FareNoteKind = keyof typeof TEXTS

const TEXTS = {
  noFares: {
    de: 'Der Datensatz enthält keine Preise. Es kann nichts verkauft werden. Füllen Sie fare_attributes.txt oder fare_products.txt, oder lesen Sie einen Tarif als Arbeitsmappe ein.',
    en: 'The feed has no fares. Nothing can be sold. Fill fare_attributes.txt or fare_products.txt, or import a tariff as a workbook.',
  },
  badPrice: {
    de: 'Der Preis ist kein Betrag, den jemand zahlen kann, und wurde ausgelassen; wo der Tarif gelten könnte, ist der Preis unbekannt. Tragen Sie einen Betrag mit den Nachkommastellen der Währung ein.',
    en: 'The price is no amount anybody can pay and was left out; where the fare could hold, the price is unknown. Enter an amount with the decimals of its currency.',
  },
  otherCurrency: {
    de: 'Preis in einer weiteren Währung; er wurde ausgelassen; wo der Tarif gelten könnte, ist der Preis unbekannt. Ein Datensatz kann in einer Währung verkauft werden: Rechnen Sie um, oder teilen Sie ihn auf.',
    en: 'The price is in a further currency and was left out; where the fare could hold, the price is unknown. A feed can be sold in one currency: convert the price, or split the feed.',
  },
  unknownFare: {
    de: 'Die Regel nennt einen Tarif, den es nicht gibt oder der ausgelassen wurde; wo sie gelten könnte, ist der Preis unbekannt. Tragen Sie den Tarif mit einem Preis ein, oder streichen Sie die Regel.',
    en: 'The rule names a fare that does not exist or was left out; where it could hold, the price is unknown. Enter the fare with a price, or remove the rule.',
  },
  unknownZone: {
    de: 'Die Regel nennt eine Zone, in der keine Haltestelle liegt; sie gilt für keine Fahrt und wurde ausgelassen. Geben Sie den Haltestellen die Zone in stops.txt, oder streichen Sie die Regel.',
    en: 'The rule names a zone in which no stop lies; it holds for no journey and was left out. Give stops the zone in stops.txt, or remove the rule.',
  },
  unknownRoute: {
    de: 'Die Regel nennt eine Linie, die es nicht gibt; sie gilt für keine Fahrt und wurde ausgelassen. Tragen Sie die Linie in routes.txt ein, oder streichen Sie die Regel.',
    en: 'The rule names a route that does not exist; it holds for no journey and was left out. Enter the route in routes.txt, or remove the rule.',
  },
  fareWithoutRule: {
    de: 'Keine Regel und keine Linie des Tarifs bleibt übrig; er wird nicht verkauft. Berichtigen Sie seine Regeln in fare_rules.txt und die Linien seiner agency_id.',
    en: 'No rule or route of the fare is left; it is not sold. Correct its rules in fare_rules.txt and the routes of its agency_id.',
  },
  unknownArea: {
    de: 'Die Regel nennt ein Gebiet, das es nicht gibt; wo sie gelten könnte, ist der Preis unbekannt. Tragen Sie das Gebiet in areas.txt und stop_areas.txt ein, oder streichen Sie die Regel.',
    en: 'The rule names an area that does not exist; where it could hold, the price is unknown. Enter the area in areas.txt and stop_areas.txt, or remove the rule.',
  },
  unknownNetwork: {
    de: 'Die Regel nennt ein Netz, das es nicht gibt; wo sie gelten könnte, ist der Preis unbekannt. Tragen Sie das Netz in networks.txt und route_networks.txt ein, oder streichen Sie die Regel.',
    en: 'The rule names a network that does not exist; where it could hold, the price is unknown. Enter the network in networks.txt and route_networks.txt, or remove the rule.',
  },
  emptyArea: {
    de: 'Die Regel nennt ein Gebiet, in dem keine Haltestelle liegt; sie gilt für keine Fahrt und wurde ausgelassen. Ordnen Sie ihm in stop_areas.txt Haltestellen zu, oder streichen Sie die Regel.',
    en: 'The rule names an area in which no stop lies; it holds for no journey and was left out. Assign stops to it in stop_areas.txt, or remove the rule.',
  },
  emptyNetwork: {
    de: 'Die Regel nennt ein Netz ohne Linien; sie gilt für keine Fahrt und wurde ausgelassen. Ordnen Sie ihm in route_networks.txt Linien zu, oder streichen Sie die Regel.',
    en: 'The rule names a network without routes; it holds for no journey and was left out. Assign routes to it in route_networks.txt, or remove the rule.',
  },
  timeOfDay: {
    de: 'Die Regel gilt nur zu bestimmten Tageszeiten und wurde ausgelassen; wo sie gelten könnte, ist der Preis unbekannt. Wenn überall ein Preis stehen soll, geben Sie eine Regel ohne Tageszeit an.',
    en: 'The rule holds at certain times of the day only and was left out; where it could hold, the price is unknown. For a price everywhere, give a rule without a time.',
  },
  transferRule: {
    de: 'Umsteigeregel mit eigenem Preis; sie wurde ausgelassen, Fahrten mit einem Umstieg, den kein Tarif einschließt, haben keinen Preis. Geben Sie einen Tarif an, der den Umstieg einschließt.',
    en: 'A transfer rule with a price of its own; it was left out, trips with a change that no fare includes have no price. Give a fare that includes the change.',
  },
  joinRule: {
    de: 'Regel zum Verbinden von Teilstrecken; sie wurde ausgelassen. Geben Sie einen Tarif an, der für die ganze Fahrt gilt.',
    en: 'A rule that joins legs; it was left out. Give a fare for the whole trip.',
  },
  freeFare: {
    de: 'Der Datensatz nennt ausdrücklich den Preis 0: als kostenlos übernommen. Tragen Sie den Preis ein, wenn das nicht so gemeint ist.',
    en: 'The feed states the price 0: taken as free. Enter the price where that is not meant.',
  },
  guessedValidity: {
    de: 'Die Geltungsdauer steht nicht im Datensatz und wurde aus dem Namen geschlossen. Prüfen Sie sie in der Auskunft eines Tickets.',
    en: 'The validity is not in the feed and was concluded from the name. Check it in the details of a ticket.',
  },
} satisfies Record<string, LocalText>

const NOTICES: readonly FareNoteKind[] = ['freeFare', 'guessedValidity']

/** Something of the feed's fares that was left out or concluded, told once with how often it occurred. */
export interface FareNote {
  severity: 'notice' | 'warning'
  kind: FareNoteKind
  table: string
  /** Where the first of them stands in the file, as far as it was read from one. */
  line?: number
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
  /** `row` is the one it is about. */
  add: (kind: FareNoteKind, table: string, example: string, row?: GtfsRow) => void
  list: () => FareNote[]
}

export const createFareNotes = (lineOf: LineOf = () => undefined): FareNotes => {
  const notes = new Map<string, FareNote>()
  return {
    add: (kind, table, example, row) => {
      const key = `${kind} ${table}`
      const known = notes.get(key)
      if (known) {
        known.count += 1
        if (!known.examples.includes(example)) known.examples.push(example)
      } else {
        const severity = NOTICES.includes(kind) ? 'notice' : 'warning'
        const line = row && lineOf(table, row)
        notes.set(key, {
          severity,
          kind,
          table,
          ...(line === undefined ? {} : { line }),
          count: 1,
          examples: example === '' ? [] : [example],
          message: TEXTS[kind],
        })
      }
    },
    list: () => [...notes.values()],
  }
}
