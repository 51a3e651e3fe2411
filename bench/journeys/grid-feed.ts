import { BERLIN, localDate, toInstant } from '@billett/domain'
import { strToU8, zipSync } from 'fflate'
import { seeded } from '../measure/seeded.ts'
import { madeUpNames } from '../stop-search/made-up-names.ts'

export type Grid = { side: number; tripsPerDirection: number }

/** A million calls a day: 40 × 40 stops, a bus every seven minutes on each street, both ways. */
export const BIG_GRID: Grid = { side: 40, tripsPerDirection: 160 }

const FIRST_DEPARTURE = 5 * 3600
const SERVICE_SECONDS = 19 * 3600
/** Degrees between two stops: about 700 m, too far to walk instead of riding. */
const SPACING = { lat: 0.0063, lon: 0.0098 }

const clock = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map(part => String(part).padStart(2, '0'))
    .join(':')

/** A feed of a city of streets and avenues, the same in every run; valid from yesterday for a year. */
export function gridFeed(grid: Grid): Uint8Array {
  const { side } = grid
  const below = seeded(40)
  const line = Array.from({ length: side }, (_, i) => i)
  const streets = line.flatMap(i => [
    { id: `h${i}`, stops: line.map(j => i * side + j) },
    { id: `v${i}`, stops: line.map(j => j * side + i) },
  ])
  const trips: string[] = ['route_id,service_id,trip_id']
  const calls: string[] = ['trip_id,arrival_time,departure_time,stop_id,stop_sequence']
  for (const { id, stops } of streets) {
    for (const course of [stops, stops.toReversed()]) {
      const offset = below(420)
      const rides = course.map(() => 80 + below(70))
      for (let trip = 0; trip < grid.tripsPerDirection; trip++) {
        const tripId = `${id}${course === stops ? 'a' : 'b'}${trip}`
        trips.push(`${id},daily,${tripId}`)
        let time = FIRST_DEPARTURE + offset + Math.floor((trip * SERVICE_SECONDS) / grid.tripsPerDirection)
        course.forEach((stop, i) => {
          calls.push(`${tripId},${clock(time)},${clock(time)},s${stop},${i}`)
          time += rides[i] ?? 0
        })
      }
    }
  }
  return zipped({ stops: stopRows(grid), routes: routeRows(streets), trips, stop_times: calls, ...frame() })
}

const stopRows = ({ side }: Grid): string[] => [
  'stop_id,stop_name,stop_lat,stop_lon',
  ...madeUpNames(side * side).map(
    (name, i) =>
      `s${i},"${name}",${(50 + Math.floor(i / side) * SPACING.lat).toFixed(5)},${(8 + (i % side) * SPACING.lon).toFixed(5)}`,
  ),
]

const routeRows = (streets: { id: string }[]): string[] => [
  'route_id,agency_id,route_short_name,route_long_name,route_type',
  ...streets.map(({ id }) => `${id},grid,${id},,3`),
]

const day = (milliseconds: number): string => localDate(toInstant(milliseconds), BERLIN).replaceAll('-', '')
const DAY = 86_400_000

const frame = (): Record<string, string[]> => ({
  agency: [
    'agency_id,agency_name,agency_url,agency_timezone',
    'grid,Rasterstadt Verkehr,https://grid.example,Europe/Berlin',
  ],
  calendar: [
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    `daily,1,1,1,1,1,1,1,${day(Date.now() - DAY)},${day(Date.now() + 365 * DAY)}`,
  ],
})

const zipped = (tables: Record<string, string[]>): Uint8Array =>
  zipSync(
    Object.fromEntries(Object.entries(tables).map(([table, lines]) => [`${table}.txt`, strToU8(lines.join('\n'))])),
    { level: 1 },
  )
