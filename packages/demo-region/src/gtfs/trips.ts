import type { Frequency, NetworkLine } from '../network.ts'
import type { GtfsRow } from './tables.ts'

const padded = (value: number): string => String(value).padStart(2, '0')

const texts: string[] = []
/** `HH:mm:ss`, beyond 24:00 after midnight. */
const gtfsTime = (minute: number): string => {
  const known = texts[minute]
  if (known) return known
  const made = `${padded(Math.floor(minute / 60))}:${padded(minute % 60)}:00`
  texts[minute] = made
  return made
}

const minutesOf = (time: string): number => Number(time.slice(0, -3)) * 60 + Number(time.slice(-2))

interface Call {
  stop: string
  arrive: number
  depart: number
}

const outwardCalls = (line: NetworkLine): Call[] =>
  line.stops.map(({ outward, arrive, depart }) => ({ stop: outward, arrive, depart }))

/** The same way back in the same time: arriving and leaving change places. */
const inwardCalls = (line: NetworkLine): Call[] => {
  const total = line.stops.at(-1)?.arrive ?? 0
  return line.stops.toReversed().map(({ inward, arrive, depart }) => ({
    stop: inward,
    arrive: total - depart,
    depart: total - arrive,
  }))
}

/** Minutes of the day, within the hours of `frequency`, that fall on `minute` of the interval. */
const passages = ({ from, until, every, shift = 0 }: Frequency, minute: number): number[] => {
  const [first, end] = [minutesOf(from), minutesOf(until)]
  const phase = (((minute - first) % every) + every) % every
  const times: number[] = []
  for (let time = first + phase; time < end; time += every) times.push(time + shift)
  return times
}

interface Direction {
  id: '0' | '1'
  calls: Call[]
  /** Minutes from the first stop to the moment that the interval is about. */
  hubOffset: number
  minute: number
}

/**
 * Outwards a line leaves its hub at its minute, inwards it reaches the hub at the mirrored one: that makes the
 * connections.
 */
const directions = (line: NetworkLine): Direction[] => {
  const outward = outwardCalls(line)
  const inward = inwardCalls(line)
  return [
    { id: '0', calls: outward, hubOffset: outward[line.hub]?.depart ?? 0, minute: line.minute },
    { id: '1', calls: inward, hubOffset: inward[inward.length - 1 - line.hub]?.arrive ?? 0, minute: -line.minute },
  ]
}

/** All trips of a line with their stop times. `stopName` gives the headsign. */
export const lineTrips = (
  line: NetworkLine,
  stopName: (id: string) => string,
): { trips: GtfsRow[]; stopTimes: GtfsRow[] } => {
  const trips: GtfsRow[] = []
  const stopTimes: GtfsRow[] = []
  const boarding = line.onDemand ? '2' : '0'
  for (const { id: direction, calls, hubOffset, minute } of directions(line)) {
    const headsign = stopName(calls.at(-1)?.stop ?? '')
    for (const frequency of line.service) {
      for (const passage of passages(frequency, minute)) {
        const start = passage - hubOffset
        if (start < 0) continue
        const tripId = `${line.id}-${direction}-${frequency.days}-${gtfsTime(start).slice(0, 5)}`
        trips.push({
          route_id: line.id,
          service_id: frequency.days,
          trip_id: tripId,
          trip_headsign: headsign,
          direction_id: direction,
          wheelchair_accessible: line.onDemand ? '0' : '1',
          bikes_allowed: line.bikes ? '1' : '2',
        })
        calls.forEach(({ stop, arrive, depart }, index) => {
          stopTimes.push({
            trip_id: tripId,
            arrival_time: gtfsTime(start + arrive),
            departure_time: gtfsTime(start + depart),
            stop_id: stop,
            stop_sequence: String(index + 1),
            pickup_type: boarding,
            drop_off_type: boarding,
          })
        })
      }
    }
  }
  return { trips, stopTimes }
}
