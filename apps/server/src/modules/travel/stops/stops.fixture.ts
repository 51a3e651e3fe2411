import { buildTimetable, type GtfsTables, readTables } from '@billett/timetable'
import type { Region } from '../../../ports/region-store.ts'
import { smallRegion } from '../../../testing/region/small-region.ts'

interface DrawnStop {
  name: string
  latitude?: number
  /** A day. */
  departures: number
  mode?: 'rail' | 'bus'
}

const ROUTE_TYPE = { rail: '2', bus: '3' }

/** A line of its own leads from every stop to one far away. */
const tablesOf = (stops: readonly DrawnStop[]): GtfsTables => ({
  agency: [{ agency_id: 't', agency_name: 'T', agency_url: 'https://t.example', agency_timezone: 'Europe/Berlin' }],
  stops: [...stops, { name: 'Ende', latitude: 59 }].map(({ name, latitude = 50 }) => ({
    stop_id: name,
    stop_name: name,
    stop_lat: String(latitude),
    stop_lon: '8',
  })),
  routes: stops.map(({ name, mode = 'bus' }) => ({
    route_id: name,
    agency_id: 't',
    route_short_name: name,
    route_long_name: '',
    route_type: ROUTE_TYPE[mode],
  })),
  trips: stops.flatMap(({ name, departures }) =>
    Array.from({ length: departures }, (_, run) => ({
      route_id: name,
      service_id: 'daily',
      trip_id: `${name}/${run}`,
    })),
  ),
  stop_times: stops.flatMap(({ name, departures }) =>
    Array.from({ length: departures }, (_, run) => run).flatMap(run =>
      [name, 'Ende'].map((stop, call) => {
        const time = `${String(5 + Math.floor(run / 6)).padStart(2, '0')}:${run % 6}${call}:00`
        return {
          trip_id: `${name}/${run}`,
          stop_id: stop,
          stop_sequence: String(call + 1),
          arrival_time: time,
          departure_time: time,
        }
      }),
    ),
  ),
  calendar: [
    {
      service_id: 'daily',
      ...Object.fromEntries(['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'].map(day => [`${day}day`, '1'])),
      start_date: '20260101',
      end_date: '20271231',
    },
  ],
})

/** The small region with these stops instead of its own. */
export function regionOfStops(stops: readonly DrawnStop[]): Region {
  const reading = readTables(tablesOf(stops))
  const build = reading.ok ? buildTimetable(reading.tables) : undefined
  if (!build?.ok) throw new Error('these stops are no timetable')
  return { ...smallRegion(), timetable: build.timetable }
}
