import { expect, it } from 'vitest'
import { smallRegion } from '../../../testing/region/small-region.ts'
import { networkOf } from './network.ts'
import { rideWithin } from './ride-within.ts'

const { timetable } = smallRegion()
const network = networkOf(timetable)

/** A way as `lines: stops`. */
function wayBetween(from: string, to: string, { lines = ['1', '2'], most = 4 } = {}): string | undefined {
  const [start = -1, end = -1] = [network.stop(from), network.stop(to)]
  const way = rideWithin(network, start, end, line => lines.includes(line), most)
  return way && `${way.lines.join()}: ${way.passes.map(stop => timetable.stops.ids[stop]).join()}`
}

it.each([
  ['a', 'd', '1: a,hbf1,c,d'],
  ['hbf', 'x', '2: hbf2,x'],
  ['a', 'x', '1,2: a,hbf1,hbf2,x'],
  ['a', 'hbf', '1: a,hbf1'],
  ['d', 'a', undefined],
  ['x', 'd', undefined],
])('from %s to %s one rides %s', (from, to, way) => expect(wayBetween(from, to)).toBe(way))

it('only these lines are ridden, and no more vehicles than that', () => {
  expect(wayBetween('a', 'x', { lines: ['1'] })).toBeUndefined()
  expect(wayBetween('a', 'x', { most: 1 })).toBeUndefined()
  expect(wayBetween('a', 'x', { most: 2 })).toBeDefined()
})
