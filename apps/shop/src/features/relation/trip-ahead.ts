import type { Trip } from '@billett/contract'
import type { SelectedTiming } from '@billett/domain'
import { brokenBy, shifted, tripNow } from '../../parts/live/live-facts.ts'
import { wallClockAt } from '../../state/tariff/trip-facts.ts'

interface Asked {
  timing: SelectedTiming
  /** What was searched for; wall clocks, as `now` is. */
  at: string
  now: string
  zone: string
}

/**
 * The trip people mean while they have chosen none: the next that leaves, or the last that is there in time. It runs as
 * far as is known, and has not left; null where there is no such trip.
 */
export function tripAhead(trips: readonly Trip[], { timing, at, now, zone }: Asked): Trip | null {
  const leaves = (trip: Trip) => wallClockAt(shifted(trip.departure, tripNow(trip).departure), zone)
  const arrives = (trip: Trip) => wallClockAt(trip.arrival, zone)
  const coming = trips.filter(trip => brokenBy(trip) === null && leaves(trip) >= now)
  const meant =
    timing === 'Arrival' ? coming.findLast(trip => arrives(trip) <= at) : coming.find(trip => leaves(trip) >= at)
  return meant ?? coming[0] ?? null
}
