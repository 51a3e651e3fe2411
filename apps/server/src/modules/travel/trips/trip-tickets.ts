import {
  cheapestCover,
  cheapestOf,
  epochOf,
  forOneAdult,
  type Instant,
  localDate,
  type OfferedSort,
  relationOffers,
  SERVICE_AREA,
  type Sort,
  type TariffVersion,
  versionAt,
  zonesOfStops,
} from '@billett/domain'
import type { PlannedJourney, PlannedLeg } from '../../../ports/journey-planner.ts'
import type { Region } from '../../../ports/region-store.ts'
import { type ResolvedRelation, resolveRelation } from '../relation/index.ts'
import type { SaleDay } from '../tariff/index.ts'

/** One vehicle of a trip. */
export interface Ride {
  from: PlannedLeg['from']
  to: PlannedLeg['to']
  line: string
  departure: Instant
  /** Stops ridden, the one of boarding not counted. */
  stops: number
  /** Platforms ridden past, both ends included. */
  passes: readonly string[]
}

/** A ticket for some of a trip's vehicles. */
export interface TicketOfTrip {
  first: number
  last: number
  cents: number
  offered: OfferedSort
  relation: ResolvedRelation
  departure: Instant
}

export function ridesOf({ legs, passes, departure }: PlannedJourney): Ride[] {
  let passed = 0
  return legs.flatMap(leg => {
    if (leg.kind !== 'ride' || !leg.line) return []
    const stops = leg.stops.length + 1
    const ridden = passes.slice(passed, passed + stops + 1)
    passed += stops + 1
    const { from, to, line } = leg
    return [{ from, to, line: line.id, departure: from.departure ?? departure, stops, passes: ridden }]
  })
}

/**
 * Whether a ticket that begins with the first of some vehicles is still valid when the last of them is boarded (GTFS
 * `transfer_duration`). What is good for days always is.
 */
export function lastsFor({ validity }: Sort, rides: readonly Pick<Ride, 'departure'>[]): boolean {
  const [first, last] = [rides.at(0), rides.at(-1)]
  if (!first || !last || validity.type !== 'dateTime') return true
  return epochOf(last.departure) - epochOf(first.departure) <= validity.minutes * 60_000
}

/** The cheapest ticket for one adult that is good for these vehicles of a trip; a trip's first is number `first`. */
function ticketFor(region: Region, rides: readonly Ride[], first: number, sale: SaleDay): TicketOfTrip[] {
  const [begin, end] = [rides.at(0), rides.at(-1)]
  if (!begin || !end) return []
  const date = localDate(begin.departure, region.timeZone)
  const version = versionAt(region.tariff, date)
  if (!version) return []
  const zones = zonesOfStops(
    version,
    rides.flatMap(({ passes }) => passes),
  )
  const resolution = resolveRelation(region, version, {
    origin: begin.from.reference,
    destination: end.to.reference,
    via: zones.join(),
    lines: rides.map(({ line }) => line),
    stops: rides.reduce((sum, { stops }) => sum + stops, 0),
  })
  if (!resolution.ok) return []
  const { relation } = resolution
  const moment = { ...sale, date, serviceArea: SERVICE_AREA.ticket }
  const offered = relationOffers(version, moment, relation.journey, relation.levels)
    .flatMap(({ sorts }) => sorts)
    .filter(forOneAdult(version))
    .filter(({ sort, quote }) => quote.state === 'known' && lastsFor(sort, rides))
  const price = cheapestOf(offered)
  const cheapest = offered.find(({ quote }) => quote === price)
  if (!price || !cheapest) return []
  const last = first + rides.length - 1
  return [{ first, last, cents: price.cents, offered: cheapest, relation, departure: begin.departure }]
}

/** How many vehicles the tickets of a level allow at most. */
const mostRides = ({ levelRules }: TariffVersion, level: string | null): number =>
  Math.max(
    ...levelRules.filter(rule => rule.level === level).map(({ maxRides = Number.POSITIVE_INFINITY }) => maxRides),
  )

/**
 * Whether a ticket may still be good for a later part of the trip, after a part on another one: nothing says so of the
 * two parts together, which do not follow each other, and nobody is to pay twice.
 */
function mayBeOne(version: TariffVersion, one: TicketOfTrip, later: TicketOfTrip, rides: readonly Ride[]): boolean {
  const [a, b] = [one.offered.quote, later.offered.quote]
  if (a.state === 'unknown' || b.state === 'unknown' || a.level !== b.level || a.cents === 0) return false
  const boarded = one.last - one.first + 1 + (later.last - later.first + 1)
  return boarded <= mostRides(version, a.level) && lastsFor(one.offered.sort, rides.slice(one.first, later.last + 1))
}

/**
 * The tickets a trip with a change is travelled on, for the least sum; undefined where the tariff knows no such thing,
 * where a vehicle has no ticket, where one ticket does for the whole way, and where fewer may do than can be told.
 */
export function ticketsOfTrip(region: Region, journey: PlannedJourney, sale: SaleDay): TicketOfTrip[] | undefined {
  const version = versionAt(region.tariff, localDate(journey.departure, region.timeZone))
  const rides = ridesOf(journey)
  if (!version?.severalTickets || rides.length < 2) return undefined
  const tickets = rides.flatMap((_, first) =>
    rides.slice(first).flatMap((_, more) => ticketFor(region, rides.slice(first, first + more + 1), first, sale)),
  )
  const cover = cheapestCover(rides.length, tickets)
  if (!cover || cover.length < 2) return undefined
  return cover.some((one, i) => cover.slice(i + 2).some(later => mayBeOne(version, one, later, rides)))
    ? undefined
    : cover
}
