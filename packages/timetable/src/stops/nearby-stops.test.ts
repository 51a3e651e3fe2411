import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metresBetween } from '../geo/distance.ts'
import { createPlaceFinder } from '../geo/place-finder.ts'
import { builtTimetable } from '../testing/built-timetable.ts'
import { smallFeed } from '../testing/small-feed.ts'
import { createLinesAtStop } from './lines-at-stop.ts'
import { createNearbyStops } from './nearby-stops.ts'
import { stopZones } from './stop-zones.ts'
import { createWalkableStops } from './walkable-stops.ts'

const place = (id: string, lat: number, zone: string, station = '', type = '0') => ({
  stop_id: id,
  stop_name: id,
  stop_lat: String(lat),
  stop_lon: '8',
  zone_id: zone,
  parent_station: station,
  location_type: type,
})

const tables = smallFeed([
  {
    id: 't1',
    line: '10',
    calls: [
      ['S1', '12:00'],
      ['X', '12:10'],
    ],
  },
  {
    id: 't2',
    line: '9',
    calls: [
      ['S2', '12:00'],
      ['Y', '12:10'],
    ],
  },
])
const timetable = builtTimetable({
  ...tables,
  routes: (tables.routes ?? []).map(row => (row.route_id === '9' ? { ...row, route_type: '109' } : row)),
  stops: [
    place('S', 50, '', '', '1'),
    place('S1', 50, '1', 'S'),
    place('S2', 50.001, '2', 'S'),
    place('X', 50.004, '1'),
    place('Y', 50.02, ''),
  ],
})
const here = { lat: 50.001, lon: 8 }

describe('stops nearby', () => {
  const nearby = createNearbyStops(timetable)
  const ids = (query: Parameters<typeof nearby>[0]): string[] => nearby(query).map(({ stop }) => stop.id)

  it('come nearest first, platforms as their station, with the distance in metres', () => {
    expect(nearby({ ...here, amount: 5, radius: 500 }).map(({ stop, metres }) => [stop.id, metres])).toEqual([
      ['S', 111],
      ['X', 334],
    ])
  })

  it('are no more and no farther than asked for', () => {
    expect(ids({ ...here, amount: 1, radius: 5000 })).toEqual(['S'])
    expect(ids({ ...here, amount: 9, radius: 5000 })).toEqual(['S', 'X', 'Y'])
    expect(ids({ ...here, amount: 9, radius: 10 })).toEqual([])
  })

  it('are those where the modes asked for call', () => {
    expect(ids({ ...here, amount: 9, radius: 5000, modes: ['suburban'] })).toEqual(['S', 'Y'])
    expect(ids({ ...here, amount: 9, radius: 5000, modes: ['ferry'] })).toEqual([])
  })

  it('to walk to are platforms with the seconds it takes', () => {
    expect(createWalkableStops(timetable)(here, 200)).toEqual({
      kind: 'near',
      stops: [
        { id: 'S2', walkSeconds: 0 },
        { id: 'S1', walkSeconds: 121 },
      ],
    })
  })
})

it('the grid finds the same places as looking at each of them', () => {
  const coordinate = fc.record({
    lat: fc.double({ min: -60, max: 70, noNaN: true }),
    lon: fc.double({ min: -179, max: 179, noNaN: true }),
  })
  const around = (centre: { lat: number; lon: number }) =>
    fc.array(
      fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 })).map(([y, x]) => ({
        lat: centre.lat + y / 20_000,
        lon: centre.lon + x / 20_000,
      })),
      { maxLength: 30 },
    )
  fc.assert(
    fc.property(
      coordinate.chain(centre => fc.tuple(fc.constant(centre), around(centre))),
      fc.integer({ min: 0, max: 3000 }),
      ([centre, list], radius) => {
        const found = createPlaceFinder(new Map(list.entries()))(centre, radius).map(({ index }) => index)
        const expected = [...list.keys()].filter(i => metresBetween(centre, list[i] ?? centre) <= radius)
        expect(found.toSorted((a, b) => a - b)).toEqual(expected)
      },
    ),
  )
})

it('the lines at a stop are those of its whole station, by name', () => {
  const linesAt = createLinesAtStop(timetable)
  expect(linesAt('S1').map(({ shortName }) => shortName)).toEqual(['9', '10'])
  expect(linesAt('X').map(({ shortName }) => shortName)).toEqual(['10'])
  expect(linesAt('nowhere')).toEqual([])
})

it('the zones of a stop are its own, those of a station its platforms’', () => {
  expect(stopZones(timetable)).toEqual({ S: ['1', '2'], S1: ['1'], S2: ['2'], X: ['1'] })
})
