import type { TripUpdate } from '@billett/realtime'
import { describe, expect, it, vi } from 'vitest'
import type { LiveRun } from '../live/live-times.ts'
import { liveReaderOf } from '../live/live-times-of.ts'
import { createDepartureBoard } from '../stops/departure-board.ts'
import { builtTimetable } from '../testing/built-timetable.ts'
import { smallFeed } from '../testing/small-feed.ts'
import type { Journey } from './journey.ts'
import { createJourneyPlanner } from './journey-planner.ts'

/** Line 1 from A by B, where line 2 leaves for D every half hour; P1 and P2 are platforms of one station. */
const feed = smallFeed([
  {
    id: 'one-8',
    line: '1',
    calls: [
      ['A', '8:00'],
      ['B', '8:20'],
      ['C', '8:40'],
    ],
  },
  {
    id: 'one-9',
    line: '1',
    calls: [
      ['A', '9:00'],
      ['B', '9:20'],
      ['C', '9:40'],
    ],
  },
  {
    id: 'two-8',
    line: '2',
    calls: [
      ['B', '8:25'],
      ['D', '8:50'],
    ],
  },
  {
    id: 'two-9',
    line: '2',
    calls: [
      ['B', '9:25'],
      ['D', '9:50'],
    ],
  },
  {
    id: 'two-later',
    line: '2',
    calls: [
      ['B', '8:55'],
      ['D', '9:20'],
    ],
  },
  {
    id: 'three',
    line: '3',
    calls: [
      ['P1', '8:00'],
      ['A', '8:30'],
    ],
  },
])
const stops = [
  ...(feed.stops ?? []).map(row =>
    row.stop_id === 'P1' ? { ...row, parent_station: 'P', platform_code: '5', stop_name: 'P' } : row,
  ),
  { stop_id: 'P', stop_name: 'P', stop_lat: '50.5', stop_lon: '8', location_type: '1' },
  { stop_id: 'P2', stop_name: 'P', stop_lat: '50.5', stop_lon: '8', parent_station: 'P', platform_code: '7' },
]
const timetable = builtTimetable({ ...feed, stops })
const planner = createJourneyPlanner(timetable)
const board = createDepartureBoard(timetable)
const readLive = liveReaderOf(timetable)

const NOW = '2027-06-15T05:50:00.000Z'
const of = (
  tripId: string,
  over: Partial<TripUpdate>,
  relation: 'scheduled' | 'cancelled' = 'scheduled',
): TripUpdate => ({
  trip: { tripId, startDate: '20270615', relation },
  stops: [],
  ...over,
})
const cancelled = (tripId: string) => of(tripId, {}, 'cancelled')

const local = (instant: string | undefined): string =>
  instant === undefined ? '' : `${Number(instant.slice(11, 13)) + 2}${instant.slice(13, 16)}`

/** The first two, as `8:00+4 1, 8:25 2 atRisk`: when it leaves, how late, by which line, and how the change is. */
const told = ({ legs }: Journey): string =>
  legs
    .flatMap(leg => {
      if (leg.kind === 'walk') return []
      const now = leg.from.live?.departure
      const late = now ? `+${(Date.parse(now) - Date.parse(leg.departure)) / 60_000}` : ''
      const state = leg.live?.cancelled ? ' cancelled' : leg.to.live?.skipped ? ' skipped' : ''
      return `${local(leg.departure)}${late} ${leg.line.id}${state}${leg.connection ? ` ${leg.connection}` : ''}`
    })
    .join(', ')

const journeys = (from: string, to: string, updates: TripUpdate[], when = NOW): string[] => {
  const reply = planner(
    { from: { kind: 'station', id: from }, to: { kind: 'station', id: to }, when, timing: 'departure', results: 2 },
    readLive(updates, NOW),
  )
  if (!reply.ok) throw new Error(reply.reason)
  return reply.journeys.slice(0, 2).map(told)
}

describe('journeys', () => {
  it.each([
    ['as planned where nothing is told', [], ['8:00 1, 8:25 2', '9:00 1, 9:25 2']],
    ['on time where that is told', [of('one-8', { delay: 0 })], ['8:00+0 1, 8:25 2 safe', '9:00 1, 9:25 2']],
    ['with a change that is at risk', [of('one-8', { delay: 240 })], ['8:00+4 1, 8:25 2 atRisk', '9:00 1, 9:25 2']],
    [
      'by the next vehicle where one is missed',
      [of('one-8', { delay: 600 })],
      ['8:00+10 1, 8:25 2 missed', '8:00+10 1, 8:55 2 safe'],
    ],
    [
      'with a late vehicle that is reached although it should have gone',
      [of('one-8', { delay: 600 }), of('two-8', { delay: 900 })],
      ['8:00+10 1, 8:25+15 2 safe', '9:00 1, 9:25 2'],
    ],
    ['without what is cancelled, which is named', [cancelled('two-8')], ['8:00 1, 8:25 2 cancelled', '8:00 1, 8:55 2']],
  ])('are found %s', (_, updates, expected) => {
    expect(journeys('A', 'D', updates)).toEqual(expected)
  })

  it('name a ride that is cancelled among those that run', () => {
    expect(journeys('A', 'C', [cancelled('one-8')])).toEqual(['8:00 1 cancelled', '9:00 1'])
  })

  it('take a vehicle that should have left', () => {
    expect(journeys('A', 'C', [of('one-8', { delay: 900 })], '2027-06-15T06:10:00.000Z')[0]).toBe('8:00+15 1')
  })

  it('pass a stop that is skipped', () => {
    const skips = of('one-8', { stops: [{ relation: 'skipped', sequence: 2 }] })
    expect(journeys('A', 'D', [skips])).toEqual(['8:00 1 skipped, 8:25 2', '9:00 1, 9:25 2'])
    expect(journeys('A', 'C', [skips])[0]).toBe('8:00 1')
  })

  it('say from which platform they leave now', () => {
    const moved = of('three', {
      stops: [{ relation: 'scheduled', sequence: 1, departure: { delay: 0 }, platformId: 'P2' }],
    })
    const reply = planner(
      { from: { kind: 'station', id: 'P' }, to: { kind: 'station', id: 'A' }, when: NOW, timing: 'departure' },
      readLive([moved], NOW),
    )
    const leg = reply.ok ? reply.journeys[0]?.legs.find(({ kind }) => kind === 'ride') : undefined
    expect(leg?.from).toMatchObject({ stop: { platform: '5' }, live: { platform: '7' } })
  })

  it('are found without reading all that runs, once that is prepared', () => {
    const read = vi.fn()
    class Runs extends Map<number, LiveRun> {
      override values() {
        read()
        return super.values()
      }
    }
    const { runs, ...told } = readLive([cancelled('one-8')], NOW)
    const live = { ...told, runs: new Runs(runs) }
    planner.prepare(live)
    expect(read).toHaveBeenCalled()
    read.mockClear()
    planner(
      { from: { kind: 'station', id: 'A' }, to: { kind: 'station', id: 'C' }, when: NOW, timing: 'departure' },
      live,
    )
    expect(read).not.toHaveBeenCalled()
  })

  it('are planned by day where nothing is known of it', () => {
    expect(journeys('A', 'C', [cancelled('one-8')], '2027-06-20T05:50:00.000Z')[0]).toBe('8:00 1')
  })
})

describe('the departures at a stop', () => {
  const leave = (updates: TripUpdate[], when: string): string[] =>
    board({ at: { kind: 'station', id: 'A' }, when, count: 2 }, readLive(updates, NOW)).map(({ departure, live }) => {
      const late = live?.call ? `+${(Date.parse(live.call.departure ?? '') - Date.parse(departure)) / 60_000}` : ''
      return `${local(departure)}${late}${live?.cancelled ? ' cancelled' : ''}`
    })

  it('have what is late until it has left, and what is cancelled until it would have', () => {
    const late = of('one-8', { delay: 900 })
    expect(leave([late], '2027-06-15T06:10:00.000Z')).toEqual(['8:00+15', '9:00'])
    expect(leave([late], '2027-06-15T06:16:00.000Z')).toEqual(['9:00', '8:00'])
    expect(leave([cancelled('one-8')], NOW)).toEqual(['8:00 cancelled', '9:00'])
    expect(leave([], NOW)).toEqual(['8:00', '9:00'])
  })
})
