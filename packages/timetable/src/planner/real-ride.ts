import { int } from '../model/columns.ts'
import type { Direction } from './direction.ts'
import { mirroredTrip } from './network/mirror-network.ts'
import type { Ride } from './trace-rides.ts'

/** A ride in the numbers of the timetable. */
export interface RealRide {
  pattern: number
  trip: number
  /** Service day, 0 the first of the timetable. */
  day: number
  /** Calls of the pattern, 0 the first. */
  board: number
  alight: number
}

/** The pattern that has a trip. */
export const patternOf = (tripOffsets: Int32Array, trip: number): number => {
  let low = 0
  let high = tripOffsets.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (int(tripOffsets, middle) <= trip) low = middle
    else high = middle
  }
  return low
}

/** Rides found on a network as rides of the timetable: on the mirrored one trips and calls count from the other end. */
export const toRealRides = ({ network, sign, baseOf }: Direction, rides: Ride[], days: number[]): RealRide[] => {
  const { tripOffsets, callOffsets } = network
  const real = rides.map(({ day, pattern, trip, board, alight }) => {
    const base = baseOf?.(pattern, trip)
    const same = { pattern: base?.pattern ?? pattern, day: days[day] ?? 0 }
    if (sign === 1) return { ...same, trip: base?.trip ?? trip, board, alight }
    const lastCall = int(callOffsets, pattern + 1) - int(callOffsets, pattern) - 1
    return {
      ...same,
      trip: base?.trip ?? mirroredTrip(tripOffsets, pattern, trip),
      board: lastCall - alight,
      alight: lastCall - board,
    }
  })
  return sign === 1 ? real : real.reverse()
}
