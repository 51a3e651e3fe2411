import { createHash } from 'node:crypto'
import type { DayRun } from '@billett/timetable'

/** What becomes of a trip: how late it is in seconds, whether it runs at all, whether it leaves elsewhere. */
export interface Fate {
  delay: number
  isCancelled: boolean
  isElsewhere: boolean
}

/** As the timetable says. */
export const PUNCTUAL: Fate = { delay: 0, isCancelled: false, isElsewhere: false }

/** Of a hundred trips. */
const CANCELLED = 2
const ELSEWHERE = 3
const LATE = 15

/** Minutes late a trip is at least, and how many more it may be. */
const [FEWEST, MORE] = [2, 14]

/** The same trip of the same day has the same fate whenever it is asked: by a seed, so that nothing has to be kept. */
export function fateOf({ tripId, serviceDate }: Pick<DayRun, 'tripId' | 'serviceDate'>): Fate {
  const [chance = 0, minutes = 0] = createHash('sha256').update(`${tripId}|${serviceDate}`).digest()
  const percent = (chance * 100) / 256
  if (percent < CANCELLED) return { ...PUNCTUAL, isCancelled: true }
  if (percent < CANCELLED + ELSEWHERE) return { ...PUNCTUAL, isElsewhere: true }
  if (percent < CANCELLED + ELSEWHERE + LATE) return { ...PUNCTUAL, delay: (FEWEST + (minutes % MORE)) * 60 }
  return PUNCTUAL
}
