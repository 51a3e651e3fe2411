import { expect, it } from 'vitest'
import { type Marked, marksOf } from './trip-marks.ts'

/** Leaves at noon. */
const trip = (minutes: number, changes: number, over: Partial<Marked> = {}): Marked => ({
  departure: '2126-11-23T12:00:00.000Z',
  arrival: new Date(Date.UTC(2126, 10, 23, 12, minutes)).toISOString(),
  changes,
  legs: [],
  ...over,
})
const call = (now: string) => ({
  reference: '',
  text: '',
  platform: null,
  latitude: 0,
  longitude: 0,
  arrival: '2126-11-23T12:20:00.000Z',
  departure: '2126-11-23T12:00:00.000Z',
  now: { arrival: now, departure: '2126-11-23T12:00:00.000Z', platform: null, skipped: false },
})
const late = trip(20, 0, {
  legs: [
    {
      kind: 'ride',
      line: null,
      direction: null,
      from: call(''),
      to: call('2126-11-23T12:35:00.000Z'),
      stops: [],
      durationMinutes: 20,
      polyline: [],
    },
  ],
})
const cancelled = { ...late, legs: late.legs.map(leg => ({ ...leg, now: { cancelled: true } })) }
const [fast, few] = ['fastest', 'fewestChanges']

it.each([
  ['one trip alone', [trip(20, 0)], [[]]],
  ['all alike', [trip(20, 1), trip(20, 1)], [[], []]],
  ['the faster one', [trip(20, 1), trip(30, 1)], [[fast], []]],
  ['the one with fewer changes, which takes longer', [trip(20, 1), trip(30, 0)], [[fast], [few]]],
  ['what two of four share', [trip(20, 1), trip(20, 1), trip(30, 1), trip(40, 1)], [[fast], [fast], [], []]],
  ['nothing that more than half share', [trip(20, 0), trip(30, 1), trip(20, 0)], [[], [], []]],
  ['the one that is faster now', [late, trip(30, 0)], [[], [fast]]],
  ['none that does not run', [cancelled, trip(30, 1), trip(40, 1)], [[], [fast], []]],
])('%s', (_, trips, marks) => expect(marksOf(trips)).toEqual(marks))
