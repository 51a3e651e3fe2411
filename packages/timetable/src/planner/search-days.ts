import type { Timetable } from '../model/timetable.ts'
import type { ServiceClock } from './service-clock.ts'

const DAY = 86_400

/** Latest time of day of any trip, in seconds: how long yesterday's trips reach into today. */
export const latestTime = ({ trips }: Timetable): number =>
  trips.arrivals.reduce((latest, time) => Math.max(latest, time), 0)

/** The service days of which a trip may be under way between two moments, within the timetable. */
export const daysBetweenMoments = (
  clock: ServiceClock,
  { from, until, latest, days }: { from: number; until: number; latest: number; days: number },
): number[] => {
  const first = Math.max(0, clock.dayAt(from) - Math.ceil(latest / DAY))
  const last = Math.min(days - 1, clock.dayAt(until) + 1)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
}
