import { addMinutes, atWallClock, type Instant, wallClock } from '@billett/domain'

/** Wall clock of the region, `YYYY-MM-DDTHH:mm`. */
export function plainOf(instant: Instant, timeZone: string): string {
  const { date, time } = wallClock(instant, timeZone)
  return `${date}T${time.slice(0, 5)}`
}

/**
 * Until when a ride is valid that begins at `from`, both wall clocks; undefined where the tariff does not count in
 * minutes, or nothing was chosen yet.
 */
export function rideEnd(from: string, minutes: number | null, timeZone: string): string | undefined {
  if (minutes === null || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(from)) return undefined
  return plainOf(addMinutes(atWallClock(from.slice(0, 10), from.slice(11), timeZone), minutes), timeZone)
}
