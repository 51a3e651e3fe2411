import { describe, expect, it } from 'vitest'
import { builtTimetable } from '../testing/built-timetable.ts'
import { smallFeed } from '../testing/small-feed.ts'
import { createFootways } from './footways.ts'
import { nearestFirst } from './nearest-first.ts'

const stop = (id: string, lat: number) => ({
  stop_id: id,
  stop_name: id,
  stop_lat: String(lat),
  stop_lon: '8',
  location_type: '0',
  parent_station: '',
})

const calls = (...ids: string[]): [string, string][] => ids.map((id, minute) => [id, `12:0${minute}`])

const tables = smallFeed([
  { id: 't1', line: '10', calls: calls('A', 'B', 'C') },
  { id: 't2', line: '20', calls: calls('C', 'D') },
  { id: 't3', line: 'S1', calls: calls('A', 'E') },
])
const footways = createFootways(
  builtTimetable({
    ...tables,
    routes: (tables.routes ?? []).map(row => (row.route_id === 'S1' ? { ...row, route_type: '2' } : row)),
    stops: [stop('A', 50), stop('B', 50.01), stop('C', 50.02), stop('D', 50.05), stop('E', 50.2)],
  }),
)

describe('ways on foot', () => {
  it('are as long as the streets of the lines between, in both directions', () => {
    const [same = null, near = null, far = null] = footways('A', ['A', 'B', 'D'])
    expect(same).toBe(0)
    expect(near).toBe(Math.round(1112 * 1.2))
    expect(far).toBeGreaterThan(5 * (near ?? 0) - 5)
    expect(footways('D', ['A'])).toEqual([far])
  })

  it('lead along no rails, and from nowhere nobody knows', () => {
    expect(footways('A', ['E', 'none'])).toEqual([null, null])
    expect(footways('none', ['A'])).toEqual([null])
  })
})

it('the nearest comes first, whatever came in first', () => {
  const open = nearestFirst()
  for (const metres of [5, 3, 9, 1, 7, 3, 8]) open.add(metres, metres)
  const taken = Array.from({ length: 8 }, () => open.next()?.metres)
  expect(taken).toEqual([1, 3, 3, 5, 7, 8, 9, undefined])
})
