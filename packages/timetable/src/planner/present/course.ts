import { type Coordinate, metresBetween } from '../../geo/distance.ts'
import { int } from '../../model/columns.ts'
import type { ShapeTable } from '../../model/timetable.ts'
import type { Point } from '../journey.ts'

const MICRO = 1_000_000

/** The point of the stretch `a`–`b` nearest to `p`. */
const nearestOn = (p: Coordinate, a: Coordinate, b: Coordinate): Coordinate => {
  const narrow = Math.cos((p.lat * Math.PI) / 180)
  const [dx, dy] = [(b.lon - a.lon) * narrow, b.lat - a.lat]
  const length = dx * dx + dy * dy
  const along = ((p.lon - a.lon) * narrow * dx + (p.lat - a.lat) * dy) / length
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, along))
  return { lat: a.lat + share * (b.lat - a.lat), lon: a.lon + share * (b.lon - a.lon) }
}

/**
 * For each stop the stretch of the course it lies at, never before the stretch of the stop before it, so that the sum
 * of the squared distances is least. Finding the nearest stretch one by one would go astray where a line comes back.
 */
const stretchesOf = (stops: Coordinate[], course: Coordinate[]): number[] => {
  const stretches = course.length - 1
  let costs = new Float64Array(stretches)
  const chosen: Int32Array[] = []
  for (const stop of stops) {
    const next = new Float64Array(stretches)
    const best = new Int32Array(stretches)
    let cheapest = 0
    for (let i = 0; i < stretches; i++) {
      if ((costs[i] ?? 0) < (costs[cheapest] ?? 0)) cheapest = i
      const [a, b] = [course[i] ?? stop, course[i + 1] ?? stop]
      next[i] = (costs[cheapest] ?? 0) + metresBetween(stop, nearestOn(stop, a, b)) ** 2
      best[i] = cheapest
    }
    costs = next
    chosen.push(best)
  }
  let at = costs.indexOf(Math.min(...costs))
  const places: number[] = []
  for (const best of chosen.reverse()) {
    places.unshift(at)
    at = best[at] ?? 0
  }
  return places
}

const toPoint = ({ lat, lon }: Coordinate): Point => [Math.round(lat * MICRO) / MICRO, Math.round(lon * MICRO) / MICRO]

/**
 * The part of a shape between the first and the last of these stops; straight from stop to stop without a shape (-1).
 */
export const courseOf = (shapes: ShapeTable, shape: number, stops: Coordinate[]): Point[] => {
  const [first, last] = [stops[0], stops.at(-1)]
  const course: Coordinate[] = []
  if (shape >= 0) {
    for (let i = int(shapes.offsets, shape); i < int(shapes.offsets, shape + 1); i++)
      course.push({ lat: int(shapes.lat, i) / MICRO, lon: int(shapes.lon, i) / MICRO })
  }
  if (course.length < 2 || !first || !last) return stops.map(toPoint)
  const places = stretchesOf(stops, course)
  const [from, to] = [places[0] ?? 0, places.at(-1) ?? 0]
  const onCourse = (stop: Coordinate, at: number): Coordinate =>
    nearestOn(stop, course[at] ?? stop, course[at + 1] ?? stop)
  return [onCourse(first, from), ...course.slice(from + 1, to + 1), onCourse(last, to)].map(toPoint)
}
