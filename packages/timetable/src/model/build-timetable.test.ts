import { describe, expect, it } from 'vitest'
import type { GtfsTables } from '../gtfs/gtfs-tables.ts'
import { type SmallTrip, smallFeed, stopTimesOf } from '../testing/small-feed.ts'
import type { FootpathOptions } from './build-footpaths.ts'
import { isActive } from './build-services.ts'
import { buildTimetable } from './build-timetable.ts'
import type { Timetable } from './timetable.ts'

const built = (tables: GtfsTables, options: Partial<FootpathOptions> = {}): Timetable => {
  const result = buildTimetable(tables, options)
  if (!result.ok) throw new Error(result.reason)
  return result.timetable
}

const trip = (id: string, ...times: string[]): SmallTrip => ({
  id,
  line: '10',
  calls: times.map((time, i) => ['ABCDE'.charAt(i), time]),
})

const walksOf = ({ stops, footpaths }: Timetable): Record<string, number> =>
  Object.fromEntries(
    stops.ids.flatMap((from, i) =>
      Array.from(footpaths.to.subarray(footpaths.offsets[i], footpaths.offsets[i + 1]), (to, way) => [
        `${from}-${stops.ids[to]}`,
        footpaths.seconds[(footpaths.offsets[i] ?? 0) + way] ?? 0,
      ]),
    ),
  )

describe('trips', () => {
  it('along the same calls make one pattern in the order of time', () => {
    const { patterns, trips } = built(smallFeed([trip('late', '9:00', '9:10'), trip('early', '8:00', '8:10')]))
    expect(patterns.line).toHaveLength(1)
    expect(trips.ids).toEqual(['early', 'late'])
    expect([...trips.arrivals]).toEqual([28800, 29400, 32400, 33000])
  })

  it('that overtake each other lie in different patterns', () => {
    const { patterns } = built(smallFeed([trip('slow', '8:00', '9:00'), trip('fast', '8:10', '8:20')]))
    expect([...patterns.tripOffsets]).toEqual([0, 1, 2])
  })

  it('that may be boarded at different calls lie in different patterns', () => {
    const tables = smallFeed([trip('a', '8:00', '8:10', '8:20'), trip('b', '9:00', '9:10', '9:20')])
    const times = (tables.stop_times ?? []).map((row, i) => ({ ...row, pickup_type: i === 1 ? '1' : '0' }))
    const { patterns } = built({ ...tables, stop_times: times })
    expect(patterns.line).toHaveLength(2)
    expect([...patterns.access].sort()).toEqual([2, 3, 3, 3, 3, 3])
  })

  it('have times filled in evenly between those that are given', () => {
    const { trips } = built(smallFeed([trip('a', '8:00', '', '', '8:30', '8:40')]))
    expect([...trips.arrivals]).toEqual([28800, 29400, 30000, 30600, 31200])
  })

  it('are ordered by their sequence, not by the order of lines', () => {
    const tables = smallFeed([trip('a', '8:00', '8:10', '8:20')])
    const { patterns, stops } = built({ ...tables, stop_times: (tables.stop_times ?? []).toReversed() })
    expect([...patterns.stops].map(stop => stops.ids[stop])).toEqual(['A', 'B', 'C'])
  })

  it('with frequencies run from the start to before the end', () => {
    const frequencies = [{ trip_id: 'a', start_time: '10:00:00', end_time: '11:00:00', headway_secs: '1200' }]
    const { trips } = built(smallFeed([trip('a', '8:00', '8:10')], { frequencies }))
    expect(trips.ids).toEqual(['a', 'a', 'a'])
    expect([...trips.departures]).toEqual([36000, 36600, 37200, 37800, 38400, 39000])
  })
})

describe('services', () => {
  it('run on their weekdays, without the days taken out and with those put in', () => {
    const calendar = [{ service_id: 'daily', monday: '1', start_date: '20270104', end_date: '20270131' }]
    const calendar_dates = [
      { service_id: 'daily', date: '20270111', exception_type: '2' },
      { service_id: 'daily', date: '20270203', exception_type: '1' },
    ]
    const { services, validity } = built(smallFeed([trip('a', '8:00', '8:10')], { calendar, calendar_dates }))
    expect(validity).toEqual({ from: '2027-01-04', until: '2027-02-03' })
    const days = Array.from({ length: 33 }, (_, day) => day - 1).filter(day => isActive(services, 0, day))
    expect(days).toEqual([0, 14, 21, 30])
  })

  it('that never run make no timetable', () => {
    const calendar = [{ service_id: 'daily', monday: '1', start_date: '20270105', end_date: '20270106' }]
    expect(buildTimetable(smallFeed([trip('a', '8:00', '8:10')], { calendar }))).toEqual({
      ok: false,
      reason: 'noService',
    })
  })
})

describe('changing', () => {
  const near = { A: [50, 8], B: [50.002, 8], C: [50.01, 8] } satisfies Record<string, [number, number]>
  const tables = (transfers: GtfsTables[string] = []): GtfsTables =>
    smallFeed([trip('a', '8:00', '8:10', '8:20')], { transfers }, near)

  it('is possible on foot within the radius, in the time the way takes', () => {
    expect(walksOf(built(tables(), { maxWalk: 300 }))).toEqual({ 'A-B': 241, 'B-A': 241 })
    expect(walksOf(built(tables(), { maxWalk: 200 }))).toEqual({})
  })

  it('takes at least the shortest time there is', () => {
    const timetable = built(tables(), { maxWalk: 300, minChange: 600 })
    expect(walksOf(timetable)).toEqual({ 'A-B': 600, 'B-A': 600 })
    expect([...timetable.footpaths.changeSeconds]).toEqual([600, 600, 600])
  })

  it('takes the time the feed says, is forbidden where it says so, and is waited for', () => {
    const timetable = built(
      tables([
        { from_stop_id: 'A', to_stop_id: 'C', transfer_type: '2', min_transfer_time: '900' },
        { from_stop_id: 'A', to_stop_id: 'B', transfer_type: '3' },
        { from_stop_id: 'A', to_stop_id: 'A', transfer_type: '3' },
        { from_stop_id: 'B', to_stop_id: 'B', transfer_type: '1' },
      ]),
      { maxWalk: 300 },
    )
    expect(walksOf(timetable)).toEqual({ 'A-C': 900, 'B-A': 241 })
    expect([...timetable.footpaths.changeSeconds]).toEqual([-1, 0, 60])
  })

  it('said of a station holds for its platforms, unless said otherwise of one', () => {
    const stop = (id: string, lat: number, station = '', type = '0') => ({
      stop_id: id,
      stop_name: id,
      stop_lat: String(lat),
      stop_lon: '8',
      parent_station: station,
      location_type: type,
    })
    const transfers = [
      { from_stop_id: 'A', to_stop_id: 'B', transfer_type: '2', min_transfer_time: '30' },
      { from_stop_id: 'S', to_stop_id: 'S', transfer_type: '2', min_transfer_time: '300' },
    ]
    const timetable = built({
      ...smallFeed([trip('a', '8:00', '8:10')], { transfers }),
      stops: [stop('S', 50, '', '1'), stop('A', 50, 'S'), stop('B', 50.02, 'S')],
    })
    expect(walksOf(timetable)).toMatchObject({ 'A-B': 30, 'B-A': 300 })
    expect([...timetable.stops.station]).toEqual([0, 0, 0])
  })
})

it('a feed without a trip makes no timetable', () => {
  const tables = smallFeed([trip('a', '8:00', '8:10')])
  expect(buildTimetable({ ...tables, stop_times: stopTimesOf(trip('a', '8:00')) })).toEqual({
    ok: false,
    reason: 'noTrips',
  })
})

it('the courses of lines keep their bends and lose what lies on a straight', () => {
  const shapes = [
    [50, 8],
    [50.001, 8],
    [50.002, 8],
    [50.002, 8.001],
  ].map(([lat, lon], i) => ({
    shape_id: 's',
    shape_pt_lat: String(lat),
    shape_pt_lon: String(lon),
    shape_pt_sequence: String(i),
  }))
  const { shapes: table } = built(smallFeed([trip('a', '8:00', '8:10')], { shapes }))
  expect([...table.lat]).toEqual([50_000_000, 50_002_000, 50_002_000])
})
