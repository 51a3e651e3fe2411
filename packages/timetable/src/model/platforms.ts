import { at } from './columns.ts'
import type { StopTable } from './timetable.ts'

/** For every stop the stops where vehicles call: a station's platforms, or the stop itself. */
export const createPlatformFinder = (stops: StopTable): ((stop: number) => number[]) => {
  const members = new Map<number, number[]>()
  for (const [stop, station] of stops.station.entries()) {
    if (station === stop) continue
    const platforms = members.get(station)
    if (platforms) platforms.push(stop)
    else members.set(station, [stop])
  }
  // Some feeds let vehicles call at the station itself.
  return stop => (at(stops.isStation, stop) === 1 ? [stop, ...(members.get(stop) ?? [])] : [stop])
}
