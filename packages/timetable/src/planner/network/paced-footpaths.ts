import { metresBetween } from '../../geo/distance.ts'
import { WALKING_SPEED, walkSeconds } from '../../geo/walking.ts'
import { at, int } from '../../model/columns.ts'
import type { FootpathTable, StopTable } from '../../model/timetable.ts'

/**
 * Ways on foot as somebody walks them at `speed`, metres a second. Slow walkers take longer for whatever is walked or
 * changed; fast ones are quicker only where the distance says how long it takes, never than what a timetable asks for.
 */
export function pacedFootpaths(footpaths: FootpathTable, stops: StopTable, speed: number): FootpathTable {
  const { offsets, to, seconds, changeSeconds } = footpaths
  const factor = WALKING_SPEED / speed
  const slower = (time: number): number => (time > 0 ? Math.ceil(time * Math.max(1, factor)) : time)
  const place = (stop: number) => ({ lat: at(stops.lat, stop), lon: at(stops.lon, stop) })
  const paced = seconds.map(slower)
  if (factor < 1)
    for (const from of stops.ids.keys())
      for (let way = int(offsets, from); way < int(offsets, from + 1); way++) {
        const time = int(seconds, way)
        const walked = walkSeconds(metresBetween(place(from), place(int(to, way))))
        if (time === walked) paced[way] = Math.ceil(time * factor)
      }
  return { offsets, to, seconds: paced, changeSeconds: changeSeconds.map(slower) }
}
