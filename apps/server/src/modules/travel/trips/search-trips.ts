import type { Price, Trip } from '@billett/contract'
import {
  type Language,
  localDate,
  type Mode,
  type SelectedTiming,
  versionAt,
  type Walk,
  wallClockText,
  zonesOfStops,
} from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { PlannedJourney } from '../../../ports/journey-planner.ts'
import type { Region } from '../../../ports/region-store.ts'
import { liveNow } from '../real-time/index.ts'
import { resolveRelation } from '../relation/index.ts'
import { knownStop } from '../stops/index.ts'
import { type SaleDay, saleDay } from '../tariff/index.ts'
import { partyPrice } from './party-price.ts'
import { legsNow, presentNow } from './present-now.ts'
import { presentTickets, sumOf } from './present-tickets.ts'
import { presentTrip } from './present-trip.ts'
import { type AskedParty, travellingOf } from './travelling-of.ts'
import { tripPrice } from './trip-price.ts'
import { ridesOf, ticketsOfTrip } from './trip-tickets.ts'

interface TripSearch extends AskedParty {
  dateTime: string
  start: string
  destination: string
  selectedTiming?: SelectedTiming
  polyline?: boolean
  groupFilter?: readonly Mode[]
  via?: string
  changes?: number
  walk?: Walk
}

/** Journeys at a time, each with its zones and what it costs at least. */
export async function searchTrips({ world, language }: Context, search: TripSearch): Promise<Trip[]> {
  const region = world.regions.current()
  const start = knownStop(region, search.start, 'start')
  const destination = knownStop(region, search.destination, 'destination')
  const via = search.via === undefined ? undefined : knownStop(region, search.via, 'via')
  if (start === destination) return refuse('notValid', 'destination')
  const realTime = liveNow(world)
  const answer = await world.planner.plan({
    start: start.reference,
    destination: destination.reference,
    via: via?.reference,
    dateTime: wallClockText(search.dateTime, region.timeZone),
    timing: search.selectedTiming ?? 'Departure',
    modes: search.groupFilter,
    mostChanges: search.changes,
    walk: search.walk,
    polyline: search.polyline ?? false,
    live: realTime?.live,
  })
  if (!answer.ok) return refuse(answer.reason)
  if (answer.journeys.length === 0) return refuse('noTimetable')
  const sale = saleDay(world, region)
  const ends = { origin: start.reference, destination: destination.reference }
  const reader = { now: world.realClock(), language }
  return answer.journeys.map(planned => {
    const journey = { ...planned, legs: legsNow(planned, reader.now) }
    const now = presentNow(region, realTime, journey, reader)
    const { zones, price, relation } = tariffOf(region, journey, ends, sale)
    const version = versionAt(region.tariff, localDate(journey.departure, region.timeZone))
    const party = version && travellingOf(version, search)
    if (party) {
      const known = relation && !version.severalTickets
      const own = known ? tripOfParty(region, journey, { party, version, relation, zones, sale, language }) : {}
      const unknown: Price = { ...UNKNOWN, currency: price.currency }
      return { ...presentTrip(journey, { zones, price: own.party?.price ?? unknown, now }), ...own }
    }
    const tickets = ticketsOfTrip(region, journey, sale)
    const sum = tickets && sumOf(tickets, price.currency)
    if (!tickets || !sum || (price.cents !== null && price.cents <= sum.cents))
      return presentTrip(journey, { zones, price, now })
    return presentTrip(journey, {
      zones,
      price: sum,
      tickets: presentTickets(region, tickets, { language, today: sale.today }),
      now,
    })
  })
}

const ridden = ({ legs }: PlannedJourney): number =>
  legs.reduce((sum, leg) => sum + (leg.kind === 'ride' ? leg.stops.length + 1 : 0), 0)

interface OfParty extends Omit<Parameters<typeof partyPrice>[2], 'ride'> {
  party: Parameters<typeof partyPrice>[1]
  zones: readonly string[]
  language: Language
}

function tripOfParty(region: Region, journey: PlannedJourney, { party, zones, ...trip }: OfParty) {
  const boarded = ridesOf(journey).at(-1)?.departure ?? journey.departure
  return partyPrice(region, party, { ...trip, ride: { departure: journey.departure, lastBoarding: boarded, zones } })
}

const UNKNOWN: Price = { state: 'unknown', cents: null, vatCents: null, vatPermille: 0, currency: '' }

/** What the tariff says of a trip. Without a tariff for its day the price is unknown. */
function tariffOf(
  region: Region,
  journey: PlannedJourney,
  ends: { origin: string; destination: string },
  sale: SaleDay,
) {
  const { currency } = region.tariff
  const unknown: Price = { ...UNKNOWN, currency }
  const date = localDate(journey.departure, region.timeZone)
  const version = versionAt(region.tariff, date)
  if (!version) return { zones: [], price: unknown, relation: undefined }
  const zones = zonesOfStops(version, journey.passes)
  const lines = journey.legs.flatMap(leg => leg.line?.id ?? [])
  const resolution = resolveRelation(region, version, { ...ends, via: zones.join(), lines, stops: ridden(journey) })
  const price = resolution.ok
    ? tripPrice(resolution.relation, { version, date, sale, currency, rides: ridesOf(journey) })
    : unknown
  return { zones, price, relation: resolution.ok ? resolution.relation : undefined }
}
