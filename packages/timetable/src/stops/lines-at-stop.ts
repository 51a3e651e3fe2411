import { numbering } from '../model/build-stops.ts'
import { int } from '../model/columns.ts'
import type { Timetable } from '../model/timetable.ts'
import type { LineRef } from '../planner/journey.ts'
import { presentLine } from '../planner/present/present-stop.ts'
import { linesByStation } from './lines-by-station.ts'

const byName = (a: LineRef, b: LineRef): number =>
  (a.shortName || a.longName).localeCompare(b.shortName || b.longName, 'de', { numeric: true })

/** Tells the lines that call at a stop's station, by name; none for an unknown stop. */
export const createLinesAtStop = (timetable: Timetable): ((stopId: string) => LineRef[]) => {
  const numbers = numbering(timetable.stops.ids)
  const lines = linesByStation(timetable)
  return stopId => {
    const stop = numbers.get(stopId)
    const numbersHere = stop === undefined ? undefined : lines.get(int(timetable.stops.station, stop))
    return [...(numbersHere ?? [])].map(line => presentLine(timetable, line)).sort(byName)
  }
}
