import fc from 'fast-check'
import type { GtfsRow, GtfsTables } from '../gtfs/gtfs-tables.ts'

const STOPS = 7
const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:00`

interface RandomTrip {
  start: number
  service: number
  legs: number[]
  dwells: number[]
}

const flag = fc.constantFrom('', '0', '', '1')

const line = fc.record({
  stops: fc.array(fc.nat(STOPS - 1), { minLength: 2, maxLength: 5 }),
  pickup: fc.array(flag, { minLength: 5, maxLength: 5 }),
  dropOff: fc.array(flag, { minLength: 5, maxLength: 5 }),
  trips: fc.array(
    fc.record({
      // Around midnight, so that trips meet; as late times of one day or early ones of the next.
      start: fc.oneof(fc.nat(4 * 60), fc.integer({ min: 22 * 60, max: 28 * 60 })),
      service: fc.nat(2),
      legs: fc.array(fc.nat(25), { minLength: 5, maxLength: 5 }),
      dwells: fc.array(fc.nat(4), { minLength: 5, maxLength: 5 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
})

const stopTimes = (id: string, stops: number[], pickup: string[], dropOff: string[], trip: RandomTrip): GtfsRow[] => {
  let minutes = trip.start
  return stops.map((stop, i) => {
    const arrival = minutes
    const departure = arrival + (trip.dwells[i] ?? 0)
    minutes = departure + (trip.legs[i] ?? 0)
    return {
      trip_id: id,
      stop_id: `S${stop}`,
      stop_sequence: String(i),
      arrival_time: clock(arrival),
      departure_time: clock(departure),
      pickup_type: pickup[i] ?? '',
      drop_off_type: dropOff[i] ?? '',
    }
  })
}

/**
 * Small random networks around `date` (the middle of three days): dense stops, loops, calls without boarding, three
 * services.
 */
export const randomNetwork = (date: { before: string; on: string; after: string }): fc.Arbitrary<GtfsTables> =>
  fc
    .record({
      places: fc.array(fc.tuple(fc.nat(12), fc.nat(12)), { minLength: STOPS, maxLength: STOPS }),
      lines: fc.array(line, { minLength: 1, maxLength: 4 }),
      minimum: fc.option(fc.tuple(fc.nat(STOPS - 1), fc.nat(STOPS - 1), fc.constantFrom('1', '2', '3'), fc.nat(900))),
    })
    .map(({ places, lines, minimum }): GtfsTables => {
      const trips = lines.flatMap(({ stops, pickup, dropOff, trips: runs }, l) =>
        runs.map((run, t) => ({
          id: `L${l}T${t}`,
          line: `L${l}`,
          run,
          calls: stopTimes(`L${l}T${t}`, stops, pickup, dropOff, run),
        })),
      )
      const days = [date.before, date.on, date.after]
      const exceptions = ['all', 'edge', 'middle'].flatMap(service =>
        days
          .filter((_, i) => service === 'all' || (service === 'middle') === (i === 1))
          .map(day => ({ service_id: service, date: day.replaceAll('-', ''), exception_type: '1' })),
      )
      return {
        agency: [{ agency_id: 'a', agency_name: 'a', agency_url: '', agency_timezone: 'Europe/Berlin' }],
        stops: places.map(([x, y], i) => ({
          stop_id: `S${i}`,
          stop_name: `S${i}`,
          stop_lat: String(50 + x * 0.001),
          stop_lon: String(8 + y * 0.0015),
        })),
        routes: lines.map((_, l) => ({ route_id: `L${l}`, route_short_name: `${l}`, route_type: '3' })),
        trips: trips.map(({ id, line: route, run }) => ({
          trip_id: id,
          route_id: route,
          service_id: ['all', 'edge', 'middle'][run.service] ?? 'all',
        })),
        stop_times: trips.flatMap(({ calls }) => calls),
        calendar_dates: exceptions,
        transfers: minimum
          ? [
              {
                from_stop_id: `S${minimum[0]}`,
                to_stop_id: `S${minimum[1]}`,
                transfer_type: minimum[2],
                min_transfer_time: String(minimum[3]),
              },
            ]
          : [],
      }
    })
