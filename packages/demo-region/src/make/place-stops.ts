import { between, distance, type Point, wobble } from './geometry.ts'
import { type DrawnStop, placeOf } from './parse-line.ts'

/** Kilometres between the stops of a village. */
const VILLAGE_STEP = 0.45
const WOBBLE_KM = 0.05

/**
 * Where the stops between two known ones lie: spread evenly inside a place, else beside the end whose village they
 * belong to.
 */
const fill = (run: DrawnStop[], a: DrawnStop & { at: Point }, b: DrawnStop & { at: Point }): Point[] => {
  const length = distance(a.at, b.at)
  const evenly = (index: number) => (index + 1) / (run.length + 1)
  if (placeOf(a.name) === placeOf(b.name)) return run.map((_, index) => between(a.at, b.at, evenly(index)))
  return run.map((stop, index) => {
    const fromA = Math.min(evenly(index), ((index + 1) * VILLAGE_STEP) / length)
    const fromB = Math.max(evenly(index), 1 - ((run.length - index) * VILLAGE_STEP) / length)
    const place = placeOf(stop.name)
    return between(a.at, b.at, place === placeOf(a.name) ? fromA : place === placeOf(b.name) ? fromB : evenly(index))
  })
}

const bend = (name: string, { x, y }: Point): Point => ({
  x: x + wobble(name) * WOBBLE_KM,
  y: y + wobble(`${name}/y`) * WOBBLE_KM,
})

/** A stop after the last known one lies one step further on, away from the stop before. */
const extend = (last: Point, before: Point | undefined): Point =>
  before ? between(before, last, 1 + VILLAGE_STEP / Math.max(distance(before, last), VILLAGE_STEP)) : last

/**
 * Gives every stop of every line its place; a stop drawn once is known to all lines. Throws where a line begins at an
 * unknown stop.
 */
export const placeStops = (lines: DrawnStop[][]): Map<string, Point> => {
  const known = new Map<string, Point>()
  for (const stop of lines.flat()) if (stop.at) known.set(stop.name, stop.at)
  for (const line of lines) {
    let anchor: (DrawnStop & { at: Point }) | undefined
    let before: Point | undefined
    let run: DrawnStop[] = []
    for (const stop of line) {
      const at = known.get(stop.name)
      if (!at) {
        run.push(stop)
        continue
      }
      const here = { name: stop.name, at }
      if (run.length > 0) {
        if (!anchor) throw new Error(`"${run[0]?.name}" begins a line and has no place`)
        const points = fill(run, anchor, here)
        run.forEach((each, index) => {
          known.set(each.name, bend(each.name, points[index] ?? at))
        })
        run = []
      }
      before = anchor?.at
      anchor = here
    }
    let last = anchor?.at
    for (const stop of run) {
      if (!last) throw new Error(`"${stop.name}" has no place`)
      const next = extend(last, before)
      known.set(stop.name, bend(stop.name, next))
      before = last
      last = next
    }
  }
  return known
}
