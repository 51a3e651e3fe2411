import { epochOf, type Instant, toInstant } from './instant.ts'
import type { PlainDate } from './plain-date.ts'
import { type PlainTime, wallClock } from './zone.ts'

/** Milliseconds. Clocks are turned within few of the hours. */
const HOUR = 3_600_000

/** Hours that are remembered: those of half a year. */
const REMEMBERED = 4000

/**
 * `wallClock` for very many moments of few hours, as a long list has them: what the calendar makes of an hour is asked
 * once. An hour in which the clock is turned is asked about moment by moment.
 */
export function wallClocks(zone: string): (instant: Instant) => { date: PlainDate; time: PlainTime } {
  const aheadIn = new Map<number, number | undefined>()
  const aheadAt = (epoch: number): number => {
    const { date, time } = wallClock(toInstant(epoch), zone)
    return Date.parse(`${date}T${time}Z`) - epoch
  }
  const aheadOf = (hour: number): number | undefined => {
    if (aheadIn.has(hour)) return aheadIn.get(hour)
    if (aheadIn.size >= REMEMBERED) aheadIn.clear()
    const [from, to] = [aheadAt(hour * HOUR), aheadAt((hour + 1) * HOUR)]
    const ahead = from === to ? from : undefined
    aheadIn.set(hour, ahead)
    return ahead
  }
  return instant => {
    const epoch = epochOf(instant)
    const ahead = aheadOf(Math.floor(epoch / HOUR))
    if (ahead === undefined) return wallClock(instant, zone)
    const shown = toInstant(epoch + ahead)
    return { date: shown.slice(0, 10), time: shown.slice(11, 19) }
  }
}
