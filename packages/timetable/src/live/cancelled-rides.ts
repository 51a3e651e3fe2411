import { byte, int } from '../model/columns.ts'
import { MAY_ALIGHT, MAY_BOARD } from '../model/timetable.ts'
import type { Network } from '../planner/network/network.ts'
import { timesAt } from '../planner/present/present-ride.ts'
import type { RealRide } from '../planner/real-ride.ts'
import type { ServiceClock } from '../planner/service-clock.ts'
import type { LiveRun } from './live-times.ts'

export interface CancelledQuestion {
  from: readonly number[]
  to: readonly number[]
  /** By pattern: 1 where it may be used. */
  usable: Uint8Array | undefined
  /** Seconds since 1970 between which they would have left, or arrived. */
  begin: number
  end: number
  timing: 'departure' | 'arrival'
}

/** Rides from one place to another without a change that do not run: a passenger looks for them in vain otherwise. */
export function cancelledRides(
  cancelled: readonly LiveRun[],
  { from, to, usable, begin, end, timing }: CancelledQuestion,
  network: Network,
  clock: ServiceClock,
): RealRide[] {
  const rides: RealRide[] = []
  for (const { pattern, trip, day } of cancelled) {
    if (usable && usable[pattern] !== 1) continue
    const firstCall = int(network.callOffsets, pattern)
    const calls = int(network.callOffsets, pattern + 1) - firstCall
    const isAt = (places: readonly number[], call: number, may: number): boolean =>
      places.includes(int(network.callStops, firstCall + call)) &&
      (byte(network.callAccess, firstCall + call) & may) !== 0
    let board = -1
    for (let call = 0; call < calls; call++) {
      if (board >= 0 && isAt(to, call, MAY_ALIGHT)) {
        const times = timesAt(network, pattern, trip)
        const seconds = timing === 'departure' ? network.departures[times + board] : network.arrivals[times + call]
        const moment = clock.startOf(day) + (seconds ?? 0)
        if (moment >= begin && moment <= end) rides.push({ pattern, trip, day, board, alight: call })
        break
      }
      if (isAt(from, call, MAY_BOARD)) board = call
    }
  }
  return rides
}
