import type { Trip } from '@billett/contract'
import { wallClock } from '@billett/domain'

/** What the ticket calls ask of a chosen trip, so that its price is exact. */
export interface TripFacts {
  via: string
  lines: string[]
  /** Stops ridden: every stop after boarding, the one of alighting included. */
  stops: number
}

export const tripFacts = ({ viaReference, lines, legs }: Trip): TripFacts => ({
  via: viaReference,
  lines,
  stops: legs.filter(leg => leg.kind === 'ride').reduce((sum, leg) => sum + leg.stops.length + 1, 0),
})

/** A moment on the clock of the region, `YYYY-MM-DDTHH:mm`, as calls and inputs take it. */
export function wallClockAt(instant: string, zone: string): string {
  const { date, time } = wallClock(instant, zone)
  return `${date}T${time.slice(0, 5)}`
}
