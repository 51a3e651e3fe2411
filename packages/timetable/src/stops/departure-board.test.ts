import { describe, expect, it } from 'vitest'
import { builtTimetable } from '../testing/built-timetable.ts'
import { smallFeed } from '../testing/small-feed.ts'
import { createDepartureBoard } from './departure-board.ts'

const board = createDepartureBoard(
  builtTimetable(
    smallFeed([
      {
        id: 't1',
        line: '10',
        calls: [
          ['A', '12:00'],
          ['B', '12:10', '12:11'],
          ['C', '12:20'],
        ],
      },
      {
        id: 't2',
        line: '20',
        calls: [
          ['B', '12:05'],
          ['A', '12:15'],
        ],
      },
      {
        id: 't3',
        line: '10',
        calls: [
          ['A', '23:50'],
          ['B', '24:10'],
          ['C', '24:20'],
        ],
      },
    ]),
  ),
)

const tell = (when: string, count: number, id = 'B'): string[] =>
  board({ at: { kind: 'stop', id }, when, count }).map(
    ({ line, headsign, departure, serviceDate }) =>
      `${line.shortName} ${headsign} ${departure.slice(5, 16)} ${serviceDate}`,
  )

describe('the departures at a stop', () => {
  it('come in the order of time, over midnight, each with its service day', () => {
    expect(tell('2027-06-15T10:05:00.000Z', 4)).toEqual([
      '20 Stop A 06-15T10:05 2027-06-15',
      '10 Stop C 06-15T10:11 2027-06-15',
      '10 Stop C 06-15T22:10 2027-06-15',
    ])
    expect(tell('2027-06-15T22:00:00.000Z', 2)).toEqual([
      '10 Stop C 06-15T22:10 2027-06-15',
      '20 Stop A 06-16T10:05 2027-06-16',
    ])
  })

  it('are no more than asked for', () => {
    expect(tell('2027-06-15T08:00:00.000Z', 1)).toEqual(['20 Stop A 06-15T10:05 2027-06-15'])
  })

  it('are none where trips only end, nor at a stop nobody knows', () => {
    expect(tell('2027-06-15T08:00:00.000Z', 5, 'C')).toEqual([])
    expect(tell('2027-06-15T08:00:00.000Z', 5, 'Z')).toEqual([])
  })
})
