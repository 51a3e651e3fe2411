import type { NearbyStop, StopChoice } from '@billett/contract'
import type { Mode, PlainDate, TariffVersion } from '@billett/domain'
import { createNearbyStops } from '@billett/timetable'
import type { Region } from '../../../ports/region-store.ts'
import { derivedFrom, tariffAt } from '../region/index.ts'
import { findStops, LIST_SIZE } from './find-stops.ts'
import { knownStop } from './known-stop.ts'
import { type BookedStop, stopBook } from './stop-book.ts'
import { zonesOf } from './zones-of.ts'

interface StopSearch {
  date: PlainDate
  search?: string
  pageSize?: number
  /** For destinations: where the journey begins. */
  origin?: string
}

const presentChoice = (
  version: TariffVersion | undefined,
  { reference, text, latitude, longitude }: BookedStop,
): StopChoice => ({
  text,
  reference,
  zones: zonesOf(version, reference),
  latitude,
  longitude,
})

/** Stops to begin at, or, with an origin, to end at. */
export function searchStops(
  region: Region,
  { date, search = '', pageSize = LIST_SIZE, origin }: StopSearch,
): StopChoice[] {
  const begin = origin === undefined ? undefined : knownStop(region, origin, 'origin')
  const version = tariffAt(region, date)
  return findStops(region, search, pageSize, begin).map(stop => presentChoice(version, stop))
}

interface NearbySearch {
  latitude: number
  longitude: number
  amount?: number
  radius?: number
  productClasses?: readonly Mode[]
  filterPrefix?: string
}

const NEARBY = { amount: 10, radius: 1500 }

const nearbyOf = derivedFrom(createNearbyStops)

/** Served stops around a position, nearest first. Classes are means of transport; a prefix is one of references. */
export function searchNearbyStops(region: Region, date: PlainDate, query: NearbySearch): NearbyStop[] {
  const {
    latitude,
    longitude,
    amount = NEARBY.amount,
    radius = NEARBY.radius,
    productClasses,
    filterPrefix = '',
  } = query
  const version = tariffAt(region, date)
  const book = stopBook(region.timetable)
  return nearbyOf(region.timetable)({
    lat: latitude,
    lon: longitude,
    radius,
    modes: productClasses,
    amount: book.served.length,
  })
    .flatMap(({ stop, metres }) => {
      const booked = book.find(stop.id)
      return booked && booked.traffic > 0 && booked.reference.startsWith(filterPrefix)
        ? [{ ...presentChoice(version, booked), distance: metres }]
        : []
    })
    .slice(0, amount)
}
