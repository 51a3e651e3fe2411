import { type Cents, minorUnits, type Sort } from '@billett/domain'
import type { FareOptions, FareParts } from './fare-parts.ts'
import type { FareNotes } from './fare-report.ts'
import { type FareLimits, levelRulesOfFare } from './fare-rules-v1.ts'
import { FREE_RIDE, feedGroup, feedSort, minutesText, PASSENGER, SINGLE } from './fare-texts.ts'
import { currencyOf } from './feed-facts.ts'
import { DEFAULT_MINUTES } from './product-validity.ts'
import { field, type GtfsRow, type GtfsTables, rowsOf } from './tables.ts'
import { levelAt } from './unnamed.ts'
import { UNPRICED, unpricedLevels } from './unpriced.ts'

/** When a fare holds. Without a price it is one the shop cannot sell: where it holds, the price is unknown. */
interface Fare {
  id: string
  row: GtfsRow
  cents?: Cents
  minutes: number
  limits: FareLimits
}

const GROUP = 'singleTicket'

/** Nobody changes more often: a higher number means any. */
const MOST_RIDES = 100

/** GTFS counts transfers, a missing number means any; the tariff counts rides. */
const ridesOf = (row: GtfsRow): { maxRides?: number } => {
  const transfers = field(row, 'transfers')
  const rides = transfers !== undefined && /^\d+$/.test(transfers) ? Number(transfers) + 1 : Number.POSITIVE_INFINITY
  return rides <= MOST_RIDES ? { maxRides: rides } : {}
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

const priceOf = (row: GtfsRow, id: string, currency: string, notes: FareNotes): { cents?: Cents } => {
  const price = field(row, 'price') ?? ''
  const cents = minorUnits(price, currency)
  const isOther = (currencyOf(row, 'currency_type') ?? currency) !== currency
  if (isOther) notes.add('otherCurrency', 'fare_attributes', id, row)
  else if (cents === undefined || cents < 0) notes.add('badPrice', 'fare_attributes', `${id}: ${price}`, row)
  else {
    if (cents === 0) notes.add('freeFare', 'fare_attributes', id, row)
    return { cents }
  }
  return {}
}

const readFares = (tables: GtfsTables, currency: string, notes: FareNotes): Map<string, Fare> =>
  new Map(
    rowsOf(tables, 'fare_attributes').flatMap((row): [string, Fare][] => {
      const id = field(row, 'fare_id')
      if (!id) return []
      const price = priceOf(row, id, currency, notes)
      const limits = { ...ridesOf(row), ...agencyLines(tables, row) }
      return [[id, { id, row, ...price, minutes: minutesOf(row), limits }]]
    }),
  )

type PricedFare = Fare & { cents: Cents }

const isPriced = (fare: Fare): fare is PricedFare => fare.cents !== undefined

/**
 * Fares that last equally long are one sort; those that cost nothing are a sort of their own, the only one that may.
 */
const sortIdOf = ({ minutes, cents }: PricedFare): string => `single-${minutes}${cents === 0 ? '-free' : ''}`

const sortsOf = (fares: readonly PricedFare[], vatPermille: number): Sort[] => {
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
 * without rules holds everywhere. Where `transfers` does not allow a change, the next vehicle needs the next ticket.
 */
export const faresV1 = (tables: GtfsTables, { vatPermille, currency }: FareOptions, notes: FareNotes): FareParts => {
  const fares = readFares(tables, currency, notes)
  const rules = Map.groupBy(rowsOf(tables, 'fare_rules'), row => field(row, 'fare_id') ?? '')
  for (const [id, [row]] of rules) if (!fares.has(id)) notes.add('unknownFare', 'fare_rules', id, row)
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
  const levelRules = [...fares.values()].flatMap(({ id, cents, limits }) => {
    const [level, over] = cents === undefined ? [UNPRICED.id, { priority: 1 }] : [id, {}]
    return levelRulesOfFare(level, rules.get(id) ?? [], { ...limits, ...over }, named, notes)
  })
  const ruled = new Set(levelRules.map(({ level }) => level))
  const priced = [...fares.values()].filter(isPriced)
  for (const { id, row } of priced) if (!ruled.has(id)) notes.add('fareWithoutRule', 'fare_attributes', id, row)
  const list = priced.filter(({ id }) => ruled.has(id))
  return {
    stopZones,
    zoneNames: new Map(),
    levels: [
      ...list.map(({ id, cents }) => {
        const name = levelAt(cents, currency)
        return { id, name, printText: name }
      }),
      ...unpricedLevels(levelRules),
    ],
    levelRules,
    severalTickets: true,
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
