import type { Cents, Sort } from '@billett/domain'
import { minorUnits } from '../money/minor-units.ts'
import type { FareOptions, FareParts } from './fare-parts.ts'
import type { FareNotes } from './fare-report.ts'
import { levelRulesOfFare } from './fare-rules-v1.ts'
import { FREE_RIDE, feedGroup, feedSort, minutesText, PASSENGER, SINGLE } from './fare-texts.ts'
import { DEFAULT_MINUTES } from './product-validity.ts'
import { field, type GtfsRow, type GtfsTables, rowsOf } from './tables.ts'

interface Fare {
  id: string
  cents: Cents
  minutes: number
  maxRides?: number
  lines?: string[]
}

const GROUP = 'singleTicket'

/** GTFS counts transfers, a missing number means any; the tariff counts rides. */
const ridesOf = (row: GtfsRow): { maxRides?: number } => {
  const transfers = field(row, 'transfers')
  return transfers !== undefined && /^\d+$/.test(transfers) ? { maxRides: Number(transfers) + 1 } : {}
}

const minutesOf = (row: GtfsRow): number => {
  const seconds = Number(field(row, 'transfer_duration'))
  return Number.isInteger(seconds) && seconds >= 60 ? Math.floor(seconds / 60) : DEFAULT_MINUTES
}

/** With several agencies in a feed a fare may belong to the routes of one. */
const agencyLines = (tables: GtfsTables, row: GtfsRow): { lines?: string[] } => {
  const agency = field(row, 'agency_id')
  if (!agency || rowsOf(tables, 'agency').length < 2) return {}
  const routes = rowsOf(tables, 'routes').filter(route => field(route, 'agency_id') === agency)
  return { lines: routes.flatMap(route => field(route, 'route_id') ?? []) }
}

const readFares = (tables: GtfsTables, currency: string, notes: FareNotes): Map<string, Fare> => {
  const fares = new Map<string, Fare>()
  for (const row of rowsOf(tables, 'fare_attributes')) {
    const id = field(row, 'fare_id')
    const price = field(row, 'price') ?? ''
    const cents = minorUnits(price, currency)
    if ((field(row, 'currency_type') ?? currency) !== currency) notes.add('otherCurrency', 'fare_attributes', id ?? '')
    else if (!id || cents === undefined || cents < 0) notes.add('badPrice', 'fare_attributes', `${id}: ${price}`)
    else {
      fares.set(id, { id, cents, minutes: minutesOf(row), ...ridesOf(row), ...agencyLines(tables, row) })
      if (cents === 0) notes.add('freeFare', 'fare_attributes', id)
    }
  }
  return fares
}

/**
 * Fares that last equally long are one sort; those that cost nothing are a sort of their own, the only one that may.
 */
const sortIdOf = ({ minutes, cents }: Fare): string => `single-${minutes}${cents === 0 ? '-free' : ''}`

const sortsOf = (fares: readonly Fare[], vatPermille: number): Sort[] => {
  const severalDurations = new Set(fares.map(({ minutes }) => minutes)).size > 1
  return [...new Map(fares.map(fare => [sortIdOf(fare), fare]))].map(([id, { minutes, cents }]) => {
    const name = cents === 0 ? FREE_RIDE : SINGLE
    return feedSort({
      id,
      group: GROUP,
      name: severalDurations ? minutesText(name, minutes) : name,
      traveller: PASSENGER.id,
      validity: { type: 'dateTime', minutes },
      vatPermille,
      free: cents === 0,
    })
  })
}

/**
 * Fares of the first format: `fare_attributes` and `fare_rules`. A fare is a level, its rules are level rules, one
 * without rules holds everywhere.
 */
export const faresV1 = (tables: GtfsTables, { vatPermille, currency }: FareOptions, notes: FareNotes): FareParts => {
  const fares = readFares(tables, currency, notes)
  const rules = Map.groupBy(rowsOf(tables, 'fare_rules'), row => field(row, 'fare_id') ?? '')
  for (const id of rules.keys()) if (!fares.has(id)) notes.add('unknownFare', 'fare_rules', id)
  const stopZones = new Map(
    rowsOf(tables, 'stops').flatMap((row): [string, string[]][] => {
      const [stop, zone] = [field(row, 'stop_id'), field(row, 'zone_id')]
      return stop && zone ? [[stop, [zone]]] : []
    }),
  )
  const named = {
    routes: new Set(rowsOf(tables, 'routes').flatMap(row => field(row, 'route_id') ?? [])),
    zones: new Set([...stopZones.values()].flat()),
  }
  const levelRules = [...fares.values()].flatMap(({ id, lines, maxRides }) =>
    levelRulesOfFare(id, rules.get(id) ?? [], { lines, maxRides }, named, notes),
  )
  const sold = new Set(levelRules.map(({ level }) => level))
  for (const id of fares.keys()) if (!sold.has(id)) notes.add('fareWithoutRule', 'fare_attributes', id)
  const list = [...fares.values()].filter(({ id }) => sold.has(id))
  const name = (id: string) => ({ de: `Preisstufe ${id}`, en: `Fare ${id}` })
  return {
    stopZones,
    zoneNames: new Map(),
    levels: list.map(({ id }) => ({ id, name: name(id), printText: name(id) })),
    levelRules,
    travellers: [PASSENGER],
    groups: list.length > 0 ? [feedGroup(GROUP, SINGLE, 'relation', 1)] : [],
    sorts: sortsOf(list, vatPermille),
    prices: list.map(fare => ({
      id: `${sortIdOf(fare)}/${fare.id}`,
      sort: sortIdOf(fare),
      level: fare.id,
      cents: fare.cents,
    })),
  }
}
