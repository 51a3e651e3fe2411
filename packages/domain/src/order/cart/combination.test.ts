import { describe, expect, it } from 'vitest'
import { missingStretches, type PartOfTrip, placeInTrip } from './combination.ts'

const combination = {
  id: 'trip',
  stretches: [
    { from: 'A', to: 'B' },
    { from: 'B', to: 'C' },
    { from: 'C', to: 'D' },
  ],
}
const part = (startName: string, endName: string): PartOfTrip => ({ combination, startName, endName })
const other: PartOfTrip = { startName: 'A', endName: 'B' }
const lacking = (...tickets: PartOfTrip[]) =>
  missingStretches(combination, tickets).map(({ from, to, missing }) => `${missing} × ${from}–${to}`)

describe('the tickets of one trip', () => {
  it.each([
    ['complete', [part('A', 'B'), part('B', 'C'), part('C', 'D')], []],
    ['without one', [part('A', 'B'), part('C', 'D')], ['1 × B–C']],
    ['with one alone', [part('C', 'D')], ['1 × A–B', '1 × B–C']],
    [
      'for two on a part of the way',
      [part('A', 'B'), part('A', 'B'), part('B', 'C'), part('C', 'D')],
      ['1 × B–C', '1 × C–D'],
    ],
    ['beside a ticket that is of no trip', [other, part('B', 'C'), part('C', 'D')], ['1 × A–B']],
  ])('%s', (_, tickets, expected) => expect(lacking(...tickets)).toEqual(expected))

  it('know which of them they are', () => {
    expect([part('A', 'B'), part('C', 'D'), other].map(placeInTrip)).toEqual([1, 3, 0])
  })
})
