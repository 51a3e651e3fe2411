import { int } from '../model/columns.ts'
import { type Labels, NOWHERE } from './labels.ts'
import type { Arrival } from './search.ts'

/** A ride found by the search, in the numbers of its network. */
export interface Ride {
  /** Place in the task's list of days. */
  day: number
  pattern: number
  trip: number
  board: number
  alight: number
}

/** The rides that led to an arrival, first to last. The labels must be those of the search that found it. */
export const traceRides = (labels: Labels, arrival: Arrival): Ride[] => {
  const rides: Ride[] = []
  let place = arrival.place
  for (let round = arrival.rides; round > 0 && place !== NOWHERE; round--) {
    const label = round * labels.size + place
    rides.unshift({
      day: int(labels.rideDay, label),
      pattern: int(labels.ridePattern, label),
      trip: int(labels.rideTrip, label),
      board: int(labels.rideBoard, label),
      alight: int(labels.rideAlight, label),
    })
    place = int(labels.readyFrom, (round - 1) * labels.size + int(labels.rideFrom, label))
  }
  return rides
}
