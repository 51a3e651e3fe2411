import { expect, it } from 'vitest'
import { marksOf } from './trip-marks.ts'

const trip = (durationMinutes: number, changes: number) => ({ durationMinutes, changes })

it.each([
  ['one trip alone', [trip(20, 0)], [[]]],
  ['all alike', [trip(20, 1), trip(20, 1)], [[], []]],
  ['the faster one', [trip(20, 1), trip(30, 1)], [['fastest'], []]],
  ['the one with fewer changes, which takes longer', [trip(20, 1), trip(30, 0)], [['fastest'], ['fewestChanges']]],
  [
    'two that are best in both',
    [trip(20, 0), trip(30, 1), trip(20, 0)],
    [['fastest', 'fewestChanges'], [], ['fastest', 'fewestChanges']],
  ],
])('%s', (_, trips, marks) => expect(marksOf(trips)).toEqual(marks))
