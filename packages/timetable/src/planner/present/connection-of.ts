import { epochOf } from '@billett/domain'
import type { Connection, RideLeg } from '../journey.ts'

/** Seconds to spare below which a change may fail. */
const MARGIN = 120

/**
 * Whether a ride is reached from the one before, `walk` seconds away; undefined where real time says nothing of either.
 * A change that the timetable itself makes short is at risk only where it has become shorter.
 */
export function connectionOf(before: RideLeg, after: RideLeg, walk: number): Connection | undefined {
  if (!before.live && !after.live) return undefined
  // Nobody changes where one of both does not come.
  if (before.live?.cancelled || after.live?.cancelled) return undefined
  if (before.to.live?.skipped || after.from.live?.skipped) return undefined
  const spare = (arrival: string, departure: string): number => (epochOf(departure) - epochOf(arrival)) / 1000 - walk
  const planned = spare(before.arrival, after.departure)
  const now = spare(before.to.live?.arrival ?? before.arrival, after.from.live?.departure ?? after.departure)
  if (now < 0 && now < planned) return 'missed'
  return now < MARGIN && now < planned ? 'atRisk' : 'safe'
}
