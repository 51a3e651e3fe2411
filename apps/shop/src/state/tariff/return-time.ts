import type { Trip } from '@billett/contract'
import { isAfterOutward } from './after-outward.ts'

// Wall clocks are `YYYY-MM-DDTHH:mm`: they compare as text.

const MINUTE = 60_000
const QUARTER = 15

/** Minutes; until people who name no time go back. */
const STAY = 120

/** When somebody goes back who has not said so yet: some time after the way there, at a full quarter of an hour. */
export function proposedReturn(outward: string): string {
  const later = Date.parse(`${outward}:00Z`) + STAY * MINUTE
  return new Date(Math.ceil(later / (QUARTER * MINUTE)) * QUARTER * MINUTE).toISOString().slice(0, 16)
}

/** The time of the way back for another way there: as before where that still can be. */
export function keptReturn(back: string | null, outward: string | null): string | null {
  if (back === null || outward === null || isAfterOutward(back, outward)) return back
  return proposedReturn(outward)
}

/** From when on to look for trips back: not before one has arrived. */
export const searchedReturn = (back: string, arrival: string): string => (back > arrival ? back : arrival)

/** Those that somebody can take who has arrived there then; instants compare as text. */
export const tripsAfter = (trips: readonly Trip[], arrival: string): Trip[] =>
  trips.filter(({ departure }) => departure >= arrival)
