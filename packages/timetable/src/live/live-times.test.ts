import { epochOf, toInstant } from '@billett/domain'
import type { StopUpdate, TripUpdate } from '@billett/realtime'
import { describe, expect, it } from 'vitest'
import type { GtfsTables } from '../gtfs/gtfs-tables.ts'
import { builtTimetable } from '../testing/built-timetable.ts'
import { smallFeed } from '../testing/small-feed.ts'
import { liveReaderOf } from './live-times-of.ts'

const clock = (seconds: number): string =>
  [seconds / 3600, (seconds / 60) % 60].map(part => String(Math.floor(part)).padStart(2, '0')).join(':')

const stop = (sequence: number, over: Partial<StopUpdate> = {}): StopUpdate => ({
  relation: 'scheduled',
  sequence,
  ...over,
})
const late = (sequence: number, delay: number): StopUpdate => stop(sequence, { arrival: { delay } })
const update = (stops: StopUpdate[], over: Partial<TripUpdate['trip']> = {}): TripUpdate => ({
  trip: { tripId: 'T', startDate: '20270615', relation: 'scheduled', ...over },
  stops,
})

const CALLS = [
  ['A', '8:00'],
  ['B', '8:10', '8:12'],
  ['C', '8:20'],
  ['D', '8:30'],
] as const
const feed = smallFeed([{ id: 'T', line: '1', calls: [...CALLS] }])
const NOW = '2027-06-15T05:30:00.000Z'

const read = (one: TripUpdate, tables: GtfsTables = feed, now = NOW) => {
  const live = liveReaderOf(builtTimetable(tables))([one], now)
  const [run] = live.runs.values()
  return { ...live, run }
}

/** Each call as `arrival–departure`, in brackets where nothing is known, `x` where it is skipped. */
const calls = (one: TripUpdate): string => {
  const { run } = read(one)
  if (!run) return 'none'
  return Array.from(run.calls, (bits, call) => {
    const times = [run.arrivals[call] ?? 0, run.departures[call] ?? 0].map(clock)
    const text = times[0] === times[1] ? times[0] : times.join('–')
    return bits === 2 ? 'x' : bits === 1 ? text : `(${text})`
  }).join(' ')
}

describe('what is told of a call', () => {
  it.each([
    ['is carried forward', [late(1, 240)], '08:04 08:14–08:16 08:24 08:34'],
    ['counts from there on', [late(2, 120)], '(08:00) 08:12–08:14 08:22 08:32'],
    ['gives way to what is told next', [late(1, 240), late(3, 60)], '08:04 08:14–08:16 08:21 08:31'],
    [
      'ends where nothing is known',
      [late(1, 240), stop(3, { relation: 'noData' })],
      '08:04 08:14–08:16 (08:20) (08:30)',
    ],
    ['goes on past a stop that is skipped', [late(1, 60), stop(2, { relation: 'skipped' })], '08:01 x 08:21 08:31'],
    [
      'may be made up for while standing',
      [late(1, 240), stop(2, { departure: { delay: 60 } })],
      '08:04 08:13 08:21 08:31',
    ],
    ['may be early', [late(2, -120)], '(08:00) 08:08–08:10 08:18 08:28'],
    ['is nothing without updates', [], '(08:00) (08:10–08:12) (08:20) (08:30)'],
    ['is left out of calls that the trip has not', [late(9, 60)], '(08:00) (08:10–08:12) (08:20) (08:30)'],
    [
      'is a moment where one is given, whatever the delay says',
      [stop(1, { departure: { time: epochOf('2027-06-15T06:05:00.000Z') / 1000, delay: 900 } })],
      '08:05 08:15–08:17 08:25 08:35',
    ],
  ])('%s', (_, stops, expected) => {
    expect(calls(update(stops))).toBe(expected)
  })

  it('is of the whole trip where no stop is named, until one is', () => {
    expect(calls({ ...update([]), delay: 180 })).toBe('08:03 08:13–08:15 08:23 08:33')
    expect(calls({ ...update([late(3, 0)]), delay: 180 })).toBe('08:03 08:13–08:15 08:20 08:30')
  })

  it.each([
    ['more than ten minutes early', [late(2, -601)]],
    ['more than twelve hours late', [late(2, 43_201)]],
    ['a moment years away', [stop(2, { arrival: { time: 4_000_000_000 } })]],
    ['before the call before it', [late(1, 1800), late(2, 0)]],
    ['a departure before its arrival', [stop(2, { arrival: { delay: 600 }, departure: { delay: 60 } })]],
  ])('drops the trip where it is %s', (_, stops) => {
    expect(read(update(stops))).toMatchObject({ run: undefined, impossible: 1, known: 0 })
  })
})

describe('a trip', () => {
  it('that is cancelled keeps its times', () => {
    expect(read(update([late(1, 300)], { relation: 'cancelled' })).run).toMatchObject({
      isCancelled: true,
      departures: Int32Array.of(28_800, 29_520, 30_000, 30_600),
    })
  })

  it.each([
    ['an id nobody knows', { tripId: 'other' }],
    ['a day on which it does not run', { startDate: '20310101' }],
    ['a day that is none', { startDate: '2027' }],
  ])('of %s is not known', (_, over) => {
    expect(read(update([late(1, 60)], over))).toMatchObject({ run: undefined, unknown: 1 })
  })

  it('that is in no timetable says nothing of how well the feed fits', () => {
    expect(read(update([], { tripId: 'extra', relation: 'added' }))).toMatchObject({ unknown: 0, known: 0 })
  })

  it('that begins later than in six hours is known and not looked at yet', () => {
    expect(read(update([late(1, 60)]), feed, '2027-06-14T23:59:00.000Z')).toMatchObject({ run: undefined, known: 1 })
  })

  it('of a region that was imported anew is found by its id', () => {
    const other = smallFeed([
      {
        id: 'new',
        line: '9',
        calls: [
          ['Z', '7:00'],
          ['A', '7:30'],
        ],
      },
      { id: 'T', line: '1', calls: [...CALLS] },
    ])
    const { run } = read(update([late(1, 240)]), other)
    expect(run && [...run.departures].map(clock)).toEqual(['08:04', '08:16', '08:24', '08:34'])
  })
})

describe('the service day of an update without one', () => {
  const night = smallFeed([
    {
      id: 'T',
      line: '1',
      calls: [
        ['A', '23:50'],
        ['B', '24:20'],
      ],
    },
  ])
  const unnamed = { ...update([late(1, 60)]), trip: { tripId: 'T', relation: 'scheduled' as const } }

  it.each([
    ['before midnight', '2027-06-15T21:55:00.000Z', '2027-06-15'],
    ['after midnight', '2027-06-15T22:10:00.000Z', '2027-06-15'],
    ['in the afternoon, before it begins', '2027-06-15T16:30:00.000Z', '2027-06-15'],
    ['in the morning, after it has ended', '2027-06-15T06:00:00.000Z', '2027-06-14'],
    ['in the night when clocks go forward', '2027-03-27T23:10:00.000Z', '2027-03-27'],
    ['in the night when clocks go back', '2027-10-30T22:10:00.000Z', '2027-10-30'],
  ])('is that of the trip nearest to now, %s', (_, now, day) => {
    const timetable = builtTimetable(night)
    const [run] = liveReaderOf(timetable)([unnamed], now).runs.values()
    const first = epochOf(`${timetable.validity.from}T00:00:00.000Z`)
    expect(run && toInstant(first + run.day * 86_400_000).slice(0, 10)).toBe(day)
  })
})

describe('a loop line', () => {
  const loop = smallFeed([
    {
      id: 'T',
      line: '1',
      calls: [
        ['A', '8:00'],
        ['B', '8:10'],
        ['C', '8:20'],
        ['A', '8:30'],
      ],
    },
  ])
  const times = (stops: StopUpdate[]) => [...(read(update(stops), loop).run?.departures ?? [])].map(clock)

  it('has its two calls at one stop told apart by sequence', () => {
    expect(times([late(4, 120)])).toEqual(['08:00', '08:10', '08:20', '08:32'])
  })

  it('is read in order where the sequence is missing', () => {
    const at = (stopId: string, delay: number): StopUpdate => ({ relation: 'scheduled', stopId, arrival: { delay } })
    expect(times([at('B', 60), at('A', 180)])).toEqual(['08:00', '08:11', '08:21', '08:33'])
  })
})
