import type { PartyTickets, Price, RidesPrice } from '@billett/contract'
import { type Instant, localDate, versionAt } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Region } from '../../../ports/region-store.ts'
import { resolveRelation } from '../relation/index.ts'
import { knownStop } from '../stops/index.ts'
import { saleDay } from '../tariff/index.ts'
import { pricesThereAndBack } from './party-price.ts'
import { type AskedParty, travellingOf } from './travelling-of.ts'
import type { TripOfParty } from './trip-of-party.ts'

interface AskedTrip {
  origin: string
  destination: string
  departure: Instant
  boarding: Instant
  via: string
  lines?: readonly string[]
  stops?: number
}

interface BothTrips extends AskedParty, Omit<AskedTrip, 'origin'> {
  start: string
  backDeparture: Instant
  backBoarding: Instant
  backVia: string
  backLines?: readonly string[]
  backStops?: number
}

/** The trips by themselves and together, for whoever travels; nothing is known where a vehicle needs its own ticket. */
export async function priceBothTrips({ world, language }: Context, asked: BothTrips): Promise<RidesPrice> {
  const region = world.regions.current()
  const start = knownStop(region, asked.start, 'start').reference
  const destination = knownStop(region, asked.destination, 'destination').reference
  if (asked.backDeparture < asked.boarding) return refuse('notValid', 'backDeparture')
  const sale = saleDay(world, region)
  const known = (trip: AskedTrip): TripOfParty | undefined => {
    const { version, zones, relation } = relationOf(region, trip)
    if (!version || !relation || version.severalTickets) return undefined
    return {
      version,
      relation,
      sale,
      language,
      ride: { departure: trip.departure, lastBoarding: trip.boarding, zones },
    }
  }
  const there = known({ ...asked, origin: start, destination })
  const back = known({
    origin: destination,
    destination: start,
    departure: asked.backDeparture,
    boarding: asked.backBoarding,
    via: asked.backVia,
    lines: asked.backLines,
    stops: asked.backStops,
  })
  // One adult is somebody, too.
  const party = there && travellingOf(there.version, { ...asked, class: asked.class ?? 'second' })
  const prices = party && back && pricesThereAndBack(region, party, there, back)
  return prices
    ? { ...prices, price: sumOf(prices.rides) }
    : { rides: [], price: { ...UNKNOWN, currency: region.tariff.currency } }
}

const UNKNOWN: Price = { state: 'unknown', cents: null, vatCents: null, vatPermille: 0, currency: '' }

function relationOf(region: Region, { origin, destination, departure, via, lines = [], stops }: AskedTrip) {
  const version = versionAt(region.tariff, localDate(departure, region.timeZone))
  const zones = via.split(',').filter(Boolean)
  const resolution = version && resolveRelation(region, version, { origin, destination, via, lines, stops })
  return { version, zones, relation: resolution?.ok ? resolution.relation : undefined }
}

const sumOf = ([first, second]: readonly [PartyTickets, PartyTickets]): Price => {
  const [a, b] = [first.price, second.price]
  return {
    ...a,
    cents: (a.cents ?? 0) + (b.cents ?? 0),
    vatCents: (a.vatCents ?? 0) + (b.vatCents ?? 0),
    vatPermille: a.vatPermille === b.vatPermille ? a.vatPermille : 0,
  }
}
