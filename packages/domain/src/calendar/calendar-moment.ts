import { addMinutes, type Instant, toInstant } from '../time/instant.ts'
import { wallClock } from '../time/zone.ts'
import { zoneChanges } from '../time/zone-changes.ts'

const digits = (text: string): string => text.replaceAll(/[-:]/g, '')

/** A moment in UTC: `20261129T093100Z`. */
export const utcMoment = (instant: Instant): string => `${digits(instant.slice(0, 19))}Z`

/** What a clock shows that is so many milliseconds ahead of UTC: `20261129T103100`. */
export const shownBy = (instant: Instant, offset: number): string =>
  digits(toInstant(Date.parse(instant) + offset).slice(0, 19))

const DAY_MINUTES = 24 * 60

/** Whether the clock of the zone shows this twice, as it is put back. */
function isShownTwice(instant: Instant, zone: string): boolean {
  const moment = Date.parse(instant)
  return zoneChanges(zone, addMinutes(instant, -DAY_MINUTES), addMinutes(instant, DAY_MINUTES)).some(
    ({ at, before, after }) => Math.abs(moment - Date.parse(at)) <= before - after,
  )
}

/**
 * A property that is a moment, by the clock of the zone. Of an hour that comes twice some calendars read the first, as
 * RFC 5545 §3.3.5 says, and some the second, so that is told in UTC.
 */
export function momentLine(name: string, instant: Instant, zone: string): string {
  if (isShownTwice(instant, zone)) return `${name}:${utcMoment(instant)}`
  const { date, time } = wallClock(instant, zone)
  return `${name};TZID=${zone}:${digits(`${date}T${time}`)}`
}
