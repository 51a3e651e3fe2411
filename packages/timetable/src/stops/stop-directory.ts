import { numbering } from '../model/build-stops.ts'
import { int } from '../model/columns.ts'
import { MODES, type Mode } from '../model/mode.ts'
import type { Timetable } from '../model/timetable.ts'
import type { StopRef } from '../planner/journey.ts'
import { presentStop } from '../planner/present/present-stop.ts'
import { linesByStation } from './lines-by-station.ts'

/** A station, or a stop that stands alone, as a passenger looks for it. */
export interface Station {
  stop: StopRef
  /** What calls there, in the order of `MODES`; empty where nothing does. */
  modes: Mode[]
  /** How many lines call there: what to show first among equal names. */
  lineCount: number
}

export interface StopDirectory {
  /** Platforms, stations and stops by id. */
  find: (stopId: string) => StopRef | undefined
  stations: () => Station[]
}

export const createStopDirectory = (timetable: Timetable): StopDirectory => {
  const { stops, lines } = timetable
  const numbers = numbering(stops.ids)
  const linesAt = linesByStation(timetable)
  const stationOf = (stop: number): Station => {
    const here = [...(linesAt.get(stop) ?? [])]
    const modes = new Set(here.map(line => lines.modes[line]))
    return { stop: presentStop(timetable, stop), modes: MODES.filter(mode => modes.has(mode)), lineCount: here.length }
  }
  return {
    find: stopId => {
      const stop = numbers.get(stopId)
      return stop === undefined ? undefined : presentStop(timetable, stop)
    },
    stations: () => [...stops.ids.keys()].filter(stop => int(stops.station, stop) === stop).map(stationOf),
  }
}
