import { describe, expect, it } from 'vitest'
import type { GtfsTables } from '../gtfs/gtfs-tables.ts'
import { builtTimetable } from '../testing/built-timetable.ts'
import { type SmallTrip, smallFeed } from '../testing/small-feed.ts'
import type { Journey } from './journey.ts'
import { createJourneyPlanner, type JourneyPlanner } from './journey-planner.ts'
import type { JourneyQuery } from './query.ts'

const plannerOf = (tables: GtfsTables): JourneyPlanner => createJourneyPlanner(builtTimetable(tables))

const stop = (id: string) => ({ kind: 'stop' as const, id })
const noon = { when: '2027-06-15T10:00:00.000Z', timing: 'departure' as const }

const journeysOf = (planner: JourneyPlanner, query: JourneyQuery): Journey[] => {
  const reply = planner(query)
  if (!reply.ok) throw new Error(reply.reason)
  return reply.journeys
}

/** `10 A-C 10:00 10:30`, in UTC. */
const told = ({ legs }: Journey): string =>
  legs
    .map(leg => {
      const [from, to] = leg.kind === 'walk' ? [leg.from?.id, leg.to?.id] : [leg.from.stop.id, leg.to.stop.id]
      const name = leg.kind === 'walk' ? 'walk' : leg.line.shortName
      return `${name} ${from ?? '*'}-${to ?? '*'} ${leg.departure.slice(11, 16)} ${leg.arrival.slice(11, 16)}`
    })
    .join(', ')

const trip = (line: string, id: string, ...calls: SmallTrip['calls']): SmallTrip => ({ id, line, calls })

const city = (): SmallTrip[] => [
  trip('S1', 's1', ['A', '12:05'], ['B', '12:20', '12:21'], ['C', '12:40']),
  trip('S1', 's2', ['A', '12:35'], ['B', '12:50', '12:51'], ['C', '13:10']),
  trip('Bus', 'b1', ['A', '12:10'], ['C', '13:30']),
  trip('U2', 'u1', ['B', '12:22'], ['D', '12:30'], ['C', '12:35']),
]

describe('a journey', () => {
  it('is offered once per number of changes when fewer take longer', () => {
    const journeys = journeysOf(plannerOf(smallFeed(city())), { from: stop('A'), to: stop('C'), ...noon, results: 1 })
    expect(journeys.map(told)).toEqual(['S1 A-B 10:05 10:20, U2 B-C 10:22 10:35', 'S1 A-C 10:05 10:40'])
    expect(journeys.map(({ transfers }) => transfers)).toEqual([1, 0])
  })

  it('carries what the shop shows: line, headsign, trip, calls between, moments in UTC', () => {
    const [journey] = journeysOf(plannerOf(smallFeed(city())), {
      from: stop('A'),
      to: stop('C'),
      ...noon,
      results: 1,
      maxTransfers: 0,
    })
    expect(journey?.departure).toBe('2027-06-15T10:05:00.000Z')
    expect(journey?.legs).toMatchObject([
      {
        kind: 'ride',
        line: { id: 'S1', shortName: 'S1', mode: 'bus', agency: 'Talbahn' },
        headsign: 'Stop C',
        tripId: 's1',
        serviceDate: '2027-06-15',
        intermediate: [
          { stop: { id: 'B' }, arrival: '2027-06-15T10:20:00.000Z', departure: '2027-06-15T10:21:00.000Z' },
        ],
      },
    ])
    expect(journey?.legs[0]).not.toHaveProperty('polyline')
  })

  it('comes with the next ones, none of them beaten by another', () => {
    const journeys = journeysOf(plannerOf(smallFeed(city())), {
      from: stop('A'),
      to: stop('C'),
      ...noon,
      maxTransfers: 0,
    })
    expect(journeys.slice(0, 2).map(told)).toEqual(['S1 A-C 10:05 10:40', 'S1 A-C 10:35 11:10'])
    expect(journeys.some(journey => told(journey).startsWith('Bus'))).toBe(false)
  })

  it('asked by arrival leaves as late as possible', () => {
    const query = {
      from: stop('A'),
      to: stop('C'),
      when: '2027-06-15T11:15:00.000Z',
      timing: 'arrival' as const,
      results: 1,
    }
    expect(journeysOf(plannerOf(smallFeed(city())), query).map(told)).toEqual(['S1 A-C 10:35 11:10'])
  })

  it('takes only the lines and modes asked for', () => {
    const query = { from: stop('A'), to: stop('C'), ...noon, results: 1 }
    const planner = plannerOf(smallFeed(city()))
    expect(journeysOf(planner, { ...query, without: { lines: ['U2', 'S1'] } }).map(told)).toEqual([
      'Bus A-C 10:10 11:30',
    ])
    expect(journeysOf(planner, { ...query, only: { lines: ['Bus'] } }).map(told)).toEqual(['Bus A-C 10:10 11:30'])
    expect(journeysOf(planner, { ...query, without: { modes: ['bus'] } })).toEqual([])
  })

  it('passes the via, riding through or changing there', () => {
    const query = { from: stop('A'), to: stop('C'), ...noon, results: 1 }
    const planner = plannerOf(smallFeed(city()))
    expect(journeysOf(planner, { ...query, via: stop('D') }).map(told)).toEqual([
      'S1 A-B 10:05 10:20, U2 B-C 10:22 10:35',
    ])
    expect(journeysOf(planner, { ...query, via: stop('B') }).map(told)).toContain('S1 A-C 10:05 10:40')
  })

  it('does not change faster than the shortest change, nor at a stop where nobody may get off', () => {
    const rushed = city().map(one => (one.id === 'u1' ? trip('U2', 'u1', ['B', '12:20:30'], ['C', '12:35']) : one))
    expect(
      journeysOf(plannerOf(smallFeed(rushed)), { from: stop('A'), to: stop('C'), ...noon, results: 1 }).map(told),
    ).toEqual(['S1 A-C 10:05 10:40'])
    const tables = smallFeed(city())
    const closed = (tables.stop_times ?? []).map(row => ({
      ...row,
      drop_off_type: row.trip_id === 's1' && row.stop_id === 'B' ? '1' : '0',
    }))
    const query = { from: stop('A'), to: stop('C'), ...noon, results: 1 }
    expect(journeysOf(plannerOf({ ...tables, stop_times: closed }), query).map(told)).toEqual(['S1 A-C 10:05 10:40'])
  })
})

describe('around midnight and when the clock changes', () => {
  const night = [trip('N1', 'n1', ['A', '23:50'], ['B', '24:10'], ['C', '25:30'])]

  it('finds a trip of the day before', () => {
    const query = {
      from: stop('B'),
      to: stop('C'),
      when: '2027-06-15T22:05:00.000Z',
      timing: 'departure' as const,
      results: 1,
    }
    const [journey] = journeysOf(plannerOf(smallFeed(night)), query)
    expect(journey?.departure).toBe('2027-06-15T22:10:00.000Z')
    expect(journey?.legs[0]).toMatchObject({ serviceDate: '2027-06-15' })
  })

  it.each([
    // Times count from noon minus 12 hours: on the day the clock goes forward that is 23:00 of the day before.
    ['in spring', '2027-03-28', '03:30', '2027-03-28T01:30:00.000Z'],
    ['in spring, before the change', '2027-03-28', '02:30', '2027-03-28T00:30:00.000Z'],
    ['in autumn', '2027-10-31', '03:30', '2027-10-31T02:30:00.000Z'],
    ['in autumn, in the hour that comes twice', '2027-10-31', '02:30', '2027-10-31T01:30:00.000Z'],
    ['on the day after', '2027-11-01', '03:30', '2027-11-01T02:30:00.000Z'],
  ])('keeps the time of the service day %s', (_, date, time, departure) => {
    const planner = plannerOf(smallFeed([trip('N2', 'n2', ['A', time], ['B', '4:00'])]))
    const midnight = `${date}T00:00:00.000Z`
    const journeys = journeysOf(planner, {
      from: stop('A'),
      to: stop('B'),
      when: midnight,
      timing: 'departure',
      results: 1,
    })
    expect(journeys[0]?.departure).toBe(departure)
    expect(journeys[0]?.legs[0]).toMatchObject({ serviceDate: date })
  })

  it('reaches from the night of the change into its morning', () => {
    const planner = plannerOf(smallFeed([trip('N3', 'n3', ['A', '22:00'], ['B', '31:00'])]))
    const query = {
      from: stop('A'),
      to: stop('B'),
      when: '2027-10-30T12:00:00.000Z',
      timing: 'departure' as const,
      results: 1,
    }
    // 22:00 summer time; nine hours later it is 06:00 winter time.
    expect(journeysOf(planner, query).map(({ departure, arrival }) => [departure, arrival])).toEqual([
      ['2027-10-30T20:00:00.000Z', '2027-10-31T05:00:00.000Z'],
    ])
  })
})

describe('walking', () => {
  const near = { A: [50, 8], B: [50.002, 8], C: [50.2, 8], D: [50.202, 8] } satisfies Record<string, [number, number]>
  const planner = plannerOf(smallFeed([trip('1', 't1', ['B', '12:10'], ['C', '12:30'])], { transfers: [] }, near))
  const all = plannerOf(
    smallFeed(
      [trip('1', 't1', ['B', '12:10'], ['C', '12:30']), trip('2', 't2', ['A', '20:00'], ['D', '21:00'])],
      {},
      near,
    ),
  )

  it('leads to the first stop just in time, and from the last one on', () => {
    const [journey] = journeysOf(all, { from: stop('A'), to: stop('D'), ...noon, results: 1 })
    expect(journey && told(journey)).toBe('walk A-B 10:05 10:10, 1 B-C 10:10 10:30, walk C-D 10:30 10:34')
    expect(journey?.departure).toBe('2027-06-15T10:05:59.000Z')
  })

  it('starts at a coordinate when the place is one', () => {
    const from = { kind: 'near' as const, stops: [{ id: 'B', walkSeconds: 120 }] }
    const [journey] = journeysOf(planner, { from, to: stop('C'), ...noon, results: 1 })
    expect(journey && told(journey)).toBe('walk *-B 10:08 10:10, 1 B-C 10:10 10:30')
  })

  it('is the journey where both ends are close, leaving or arriving when asked', () => {
    expect(journeysOf(all, { from: stop('A'), to: stop('B'), ...noon }).map(told)).toEqual(['walk A-B 10:00 10:04'])
    expect(journeysOf(all, { from: stop('A'), to: stop('B'), ...noon, timing: 'arrival' }).map(told)).toEqual([
      'walk A-B 09:55 10:00',
    ])
  })
})

describe('a walk that takes no time', () => {
  const transfers = [
    { from_stop_id: 'O', to_stop_id: 'A', transfer_type: '2', min_transfer_time: '0' },
    { from_stop_id: 'B', to_stop_id: 'D', transfer_type: '2', min_transfer_time: '0' },
  ]
  const planner = plannerOf(
    smallFeed(
      [trip('1', 't1', ['A', '12:10'], ['B', '12:30']), trip('2', 't2', ['O', '20:00'], ['D', '21:00'])],
      { transfers },
      { O: [50, 8], A: [50, 8], B: [50.5, 8], D: [50.5, 8] },
    ),
  )

  it('is told, so that the journey begins and ends at the stops that were asked for', () => {
    const [journey] = journeysOf(planner, { from: stop('O'), to: stop('D'), ...noon, results: 1 })
    expect(journey && told(journey)).toBe('walk O-A 10:10 10:10, 1 A-B 10:10 10:30, walk B-D 10:30 10:30')
  })
})

describe('stations', () => {
  const place = (id: string, lat: number, station = '', type = '0') => ({
    stop_id: id,
    stop_name: id,
    stop_lat: String(lat),
    stop_lon: '8',
    parent_station: station,
    location_type: type,
    platform_code: id.slice(1),
  })
  const tables = {
    ...smallFeed([trip('1', 't1', ['S1', '12:00'], ['X', '12:10']), trip('2', 't2', ['S2', '12:05'], ['X', '12:08'])]),
    stops: [place('S', 50, '', '1'), place('S1', 50, 'S'), place('S2', 50.001, 'S'), place('X', 50.5)],
  }

  it('stand for all their platforms', () => {
    const planner = plannerOf(tables)
    const query = { to: stop('X'), ...noon, results: 1 }
    expect(journeysOf(planner, { ...query, from: stop('S') }).map(told)).toEqual(['2 S2-X 10:05 10:08'])
    expect(journeysOf(planner, { ...query, from: { kind: 'station', id: 'S1' } }).map(told)).toEqual([
      '2 S2-X 10:05 10:08',
    ])
  })

  it('are named beside the platform', () => {
    const [journey] = journeysOf(plannerOf(tables), { from: stop('S'), to: stop('X'), ...noon, results: 1 })
    expect(journey?.legs[0]).toMatchObject({
      from: { stop: { id: 'S2', platform: '2', stationId: 'S', stationName: 'S' } },
    })
  })
})

describe('the course of a ride', () => {
  it('is the part of the line between the stops, also where the line comes back along itself', () => {
    const line = [
      [50, 8],
      [50, 8.1],
      [50.01, 8.1],
      [50, 8.1],
      [50, 8],
    ]
    const shapes = line.map(([lat, lon], i) => ({
      shape_id: 's',
      shape_pt_lat: String(lat),
      shape_pt_lon: String(lon),
      shape_pt_sequence: String(i),
    }))
    const near = { A: [50, 8.02], B: [50.01, 8.1], C: [50, 8.05] } satisfies Record<string, [number, number]>
    const tables = smallFeed([trip('1', 't1', ['A', '12:10'], ['B', '12:20'], ['C', '12:30'])], { shapes }, near)
    const planner = plannerOf({ ...tables, trips: (tables.trips ?? []).map(row => ({ ...row, shape_id: 's' })) })
    const [journey] = journeysOf(planner, { from: stop('A'), to: stop('C'), ...noon, results: 1, polyline: true })
    expect(journey?.legs[0]).toHaveProperty('polyline', [
      [50, 8.02],
      [50, 8.1],
      [50.01, 8.1],
      [50, 8.1],
      [50, 8.05],
    ])
  })

  it('goes straight from stop to stop where the feed draws none', () => {
    const [journey] = journeysOf(plannerOf(smallFeed(city())), {
      from: stop('A'),
      to: stop('C'),
      ...noon,
      results: 1,
      maxTransfers: 0,
      polyline: true,
    })
    expect(journey?.legs[0]).toHaveProperty('polyline', [
      [50, 8],
      [50.1, 8],
      [50.2, 8],
    ])
  })
})

describe('a question that cannot be answered', () => {
  const planner = plannerOf(smallFeed(city()))
  const query = { from: stop('A'), to: stop('C'), ...noon }

  it.each([
    ['an unknown origin', { from: stop('Z') }, { reason: 'unknownStop', place: 'from' }],
    ['an unknown destination', { to: { kind: 'station' as const, id: '' } }, { reason: 'unknownStop', place: 'to' }],
    ['an unknown via', { via: stop('Z') }, { reason: 'unknownStop', place: 'via' }],
    ['one place at both ends', { to: stop('A') }, { reason: 'samePlace' }],
    ['no moment', { when: 'tomorrow' }, { reason: 'badTime' }],
    ['a day the timetable does not cover', { when: '2031-01-01T00:00:00.000Z' }, { reason: 'outsideTimetable' }],
  ])('is refused: %s', (_, change, refusal) => {
    expect(planner({ ...query, ...change })).toEqual({ ok: false, ...refusal })
  })

  it('has no journeys where there is no way', () => {
    expect(planner({ ...query, from: stop('C'), to: stop('A') })).toEqual({ ok: true, journeys: [] })
  })
})
