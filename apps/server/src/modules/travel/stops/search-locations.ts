import type { searchLocations as call, ItemOf } from '@billett/contract'
import type { Region } from '../../../ports/region-store.ts'
import { findStops, LIST_SIZE } from './find-stops.ts'
import { findPlaces } from './places.ts'

/** Towns are few, and whoever types one has its stops in mind as well. */
const MOST_PLACES = 5

/** Towns and stops by name, for whoever looks for a stop near somewhere. */
export function searchLocations(region: Region, typed: string): ItemOf<typeof call>[] {
  const places = findPlaces(region.timetable, typed, MOST_PLACES)
  return [...places, ...findStops(region, typed, LIST_SIZE - places.length)].map(
    ({ reference, text, latitude, longitude }) => ({ reference, name: text, latitude, longitude }),
  )
}
