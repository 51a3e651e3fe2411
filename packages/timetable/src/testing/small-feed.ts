import type { GtfsRow, GtfsTables } from '../gtfs/gtfs-tables.ts'

/** A trip as `tripOf` wants it: calls as `['A', '8:00']` or `['A', '8:00', '8:02']`. */
export interface SmallTrip {
  id: string
  line: string
  service?: string
  calls: (readonly [stop: string, arrival: string, departure?: string])[]
}

const padded = (time: string): string => (time === '' || time.split(':').length === 3 ? time : `${time}:00`)

export const stopTimesOf = ({ id, calls }: SmallTrip): GtfsRow[] =>
  calls.map(([stop, arrival, departure = arrival], i) => ({
    trip_id: id,
    stop_id: stop,
    stop_sequence: String(i + 1),
    arrival_time: padded(arrival),
    departure_time: padded(departure),
  }))

/** Stops some kilometres apart unless said otherwise, every line a bus, service `daily` through 2027. */
export const smallFeed = (
  trips: SmallTrip[],
  more: GtfsTables = {},
  place: Record<string, [lat: number, lon: number]> = {},
): GtfsTables => {
  const stops = [...new Set(trips.flatMap(({ calls }) => calls.map(([stop]) => stop)))]
  const lines = [...new Set(trips.map(({ line }) => line))]
  return {
    agency: [
      {
        agency_id: 'a',
        agency_name: 'Talbahn',
        agency_url: 'https://talbahn.example',
        agency_timezone: 'Europe/Berlin',
      },
    ],
    stops: stops.map((id, i) => {
      const [lat, lon] = place[id] ?? [50 + i * 0.1, 8]
      return { stop_id: id, stop_name: `Stop ${id}`, stop_lat: String(lat), stop_lon: String(lon) }
    }),
    routes: lines.map(id => ({
      route_id: id,
      agency_id: 'a',
      route_short_name: id,
      route_long_name: '',
      route_type: '3',
    })),
    trips: trips.map(({ id, line, service = 'daily' }) => ({ route_id: line, service_id: service, trip_id: id })),
    stop_times: trips.flatMap(stopTimesOf),
    calendar: [
      {
        service_id: 'daily',
        ...Object.fromEntries(['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'].map(day => [`${day}day`, '1'])),
        start_date: '20270101',
        end_date: '20271231',
      },
    ],
    ...more,
  }
}
