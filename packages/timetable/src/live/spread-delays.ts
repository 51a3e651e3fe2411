import type { StopEvent, StopUpdate } from '@billett/realtime'
import { int } from '../model/columns.ts'
import { SKIPPED, TOLD } from './live-times.ts'

/** Seconds: a vehicle is no earlier, and nobody waits longer. What says otherwise is a mistake. */
const MOST_EARLY = 600
const MOST_LATE = 43_200

export interface Scheduled {
  arrivals: Int32Array
  departures: Int32Array
}

export interface Spread extends Scheduled {
  calls: Uint8Array
}

const delayOf = (event: StopEvent | undefined, scheduled: number, start: number): number | undefined =>
  event?.time === undefined ? event?.delay : event.time - start - scheduled

const mayBe = (delay: number | undefined): boolean =>
  delay === undefined || (delay >= -MOST_EARLY && delay <= MOST_LATE)

/** Fills in what nobody told, so that no time lies before the one before it. */
function smooth({ arrivals, departures, calls }: Spread): void {
  const last = arrivals.length - 1
  const isTold = (call: number): boolean => calls[call] === TOLD
  const firstTold = calls.indexOf(TOLD)
  for (let call = firstTold - 1; call >= 0; call--) {
    departures[call] = Math.min(int(departures, call), int(arrivals, call + 1))
    arrivals[call] = Math.min(int(arrivals, call), int(departures, call))
  }
  for (let call = Math.max(1, firstTold); call <= last; call++) {
    if (isTold(call)) continue
    arrivals[call] = Math.max(int(arrivals, call), int(departures, call - 1))
    departures[call] = Math.max(int(departures, call), int(arrivals, call))
  }
}

/** Whether what was told follows in time. */
function follows({ arrivals, departures, calls }: Spread): boolean {
  let before = Number.NEGATIVE_INFINITY
  for (let call = 0; call < arrivals.length; call++) {
    if (calls[call] !== TOLD) continue
    if (int(arrivals, call) < before || int(departures, call) < int(arrivals, call)) return false
    before = int(departures, call)
  }
  return true
}

/**
 * When a trip is where: what is told of a call goes on to the calls after it until another says otherwise, or that
 * nothing is known (GTFS-Realtime, stop time updates). `start` is when the service day begins, in seconds since 1970;
 * `delay` that of the whole trip. Undefined where its times cannot be.
 */
export function spreadDelays(
  scheduled: Scheduled,
  updates: ReadonlyMap<number, StopUpdate>,
  { start, delay: ofTrip }: { start: number; delay: number | undefined },
): Spread | undefined {
  const spread = {
    arrivals: scheduled.arrivals.slice(),
    departures: scheduled.departures.slice(),
    calls: new Uint8Array(scheduled.arrivals.length),
  }
  let delay = ofTrip
  if (!mayBe(delay)) return undefined
  for (let call = 0; call < spread.arrivals.length; call++) {
    const update = updates.get(call)
    if (update?.relation === 'noData') {
      delay = undefined
      continue
    }
    const arrival = delayOf(update?.arrival, int(scheduled.arrivals, call), start)
    const departure = delayOf(update?.departure, int(scheduled.departures, call), start)
    if (!mayBe(arrival) || !mayBe(departure)) return undefined
    const leaves = departure ?? arrival ?? delay
    if (update?.relation === 'skipped') spread.calls[call] = SKIPPED
    else if (leaves !== undefined) {
      spread.calls[call] = TOLD
      spread.departures[call] = int(scheduled.departures, call) + leaves
      const arrives = int(scheduled.arrivals, call) + (arrival ?? delay ?? leaves)
      // A vehicle may make up for lost time while it stands: that is told of its departure alone.
      spread.arrivals[call] = arrival === undefined ? Math.min(arrives, int(spread.departures, call)) : arrives
    }
    delay = leaves
  }
  if (!follows(spread)) return undefined
  smooth(spread)
  return spread
}
