import type { GtfsTables } from '@billett/timetable'

type Stop = [id: string, name: string, lat: string, more?: Record<string, string>]

const STOPS: Stop[] = [
  ['a', 'Alter Markt', '50.00'],
  ['hbf', 'Hauptbahnhof', '50.05', { location_type: '1' }],
  ['hbf1', 'Hauptbahnhof', '50.05', { parent_station: 'hbf', platform_code: '1' }],
  ['hbf2', 'Hauptbahnhof', '50.05', { parent_station: 'hbf', platform_code: '2' }],
  ['c', 'Chausseestraße', '50.10'],
  ['d', 'Dorfanger', '50.15'],
  ['x', 'Insel', '50.20'],
]

const HOURS = Array.from({ length: 14 }, (_, i) => i + 6)
const clock = (hour: number, minute: number): string => `${hour}:${String(minute).padStart(2, '0')}:00`

/** Line 1 runs from `a` by the main station to `c` and `d` every hour, line 2 from the main station to `x`. */
const RUNS = [
  { line: '1', calls: ['a', 'hbf1', 'c', 'd'], minute: 0 },
  { line: '2', calls: ['hbf2', 'x'], minute: 20 },
]

export const SMALL_NETWORK: GtfsTables = {
  agency: [
    { agency_id: 't', agency_name: 'Talbahn', agency_url: 'https://talbahn.example', agency_timezone: 'Europe/Berlin' },
  ],
  stops: STOPS.map(([id, name, lat, more]) => ({
    stop_id: id,
    stop_name: name,
    stop_lat: lat,
    stop_lon: '8',
    ...more,
  })),
  routes: RUNS.map(({ line }) => ({
    route_id: line,
    agency_id: 't',
    route_short_name: line,
    route_long_name: '',
    route_type: line === '1' ? '3' : '0',
  })),
  trips: RUNS.flatMap(({ line }) =>
    HOURS.map(hour => ({ route_id: line, service_id: 'daily', trip_id: `${line}-${hour}` })),
  ),
  stop_times: RUNS.flatMap(({ line, calls, minute }) =>
    HOURS.flatMap(hour =>
      calls.map((stop, i) => ({
        trip_id: `${line}-${hour}`,
        stop_id: stop,
        stop_sequence: `${i + 1}`,
        arrival_time: clock(hour, minute + i * 10),
        departure_time: clock(hour, minute + i * 10),
      })),
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
}
