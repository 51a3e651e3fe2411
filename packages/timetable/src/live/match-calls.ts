import type { StopUpdate } from '@billett/realtime'
import { int } from '../model/columns.ts'
import type { StopTable } from '../model/timetable.ts'

/** The calls of a trip: their stops, and their sequences where the timetable knows them. */
export interface CallsOfTrip {
  stops: Int32Array
  sequences: Int32Array
}

/**
 * Which call each update is about, in the order of the trip. The sequence counts, which tells the calls of a loop line
 * apart; where it is missing, the next call at that stop, or at another platform of its station. Updates of calls that
 * the trip has not are left out.
 */
export function matchCalls(
  updates: readonly StopUpdate[],
  { stops, sequences }: CallsOfTrip,
  table: Pick<StopTable, 'station'>,
  numbers: ReadonlyMap<string, number>,
): Map<number, StopUpdate> {
  const found = new Map<number, StopUpdate>()
  let next = 0
  const callAt = (stopId: string | undefined): number => {
    const stop = numbers.get(stopId ?? '')
    if (stop === undefined) return -1
    const station = int(table.station, stop)
    const exact = stops.indexOf(stop, next)
    return exact >= 0 ? exact : stops.findIndex((other, call) => call >= next && int(table.station, other) === station)
  }
  for (const update of updates) {
    const bySequence = update.sequence === undefined ? -1 : sequences.indexOf(update.sequence)
    const call = bySequence >= 0 ? bySequence : callAt(update.stopId)
    if (call < next) continue
    found.set(call, update)
    next = call + 1
  }
  return found
}
