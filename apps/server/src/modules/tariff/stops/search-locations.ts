import type { searchLocations as call, ItemOf } from '@billett/contract'
import type { Region } from '../../../ports/region-store.ts'
import { findStops, LIST_SIZE } from './find-stops.ts'

/** Places by name, for the map and for whoever has no relation in mind yet. */
export const searchLocations = (region: Region, typed: string): ItemOf<typeof call>[] =>
  findStops(region, typed, LIST_SIZE).map(({ reference, text, latitude, longitude }) => ({
    reference,
    name: text,
    latitude,
    longitude,
  }))
