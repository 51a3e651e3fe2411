import type { Instant } from '../time/instant.ts'
import { offsetAt } from '../time/zone.ts'
import { zoneChanges } from '../time/zone-changes.ts'
import { shownBy } from './calendar-moment.ts'

const MINUTE = 60_000

/** `+0130` */
function offsetText(milliseconds: number): string {
  const minutes = Math.abs(Math.round(milliseconds / MINUTE))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${milliseconds < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`
}

interface Observance {
  name: 'STANDARD' | 'DAYLIGHT'
  /** By the clock as it was before. */
  from: string
  before: number
  after: number
}

const observed = ({ name, from, before, after }: Observance): string[] => [
  `BEGIN:${name}`,
  `DTSTART:${from}`,
  `TZOFFSETFROM:${offsetText(before)}`,
  `TZOFFSETTO:${offsetText(after)}`,
  `END:${name}`,
]

/**
 * How the clocks of a zone are put on and back around a span, from the year before to the year after: a calendar that
 * does not know the zone by its name reads it here (RFC 5545 §3.6.5).
 */
export function zoneLines(zone: string, from: Instant, until: Instant): string[] {
  const begin = `${Number(from.slice(0, 4)) - 1}-01-01T00:00:00.000Z`
  const changes = zoneChanges(zone, begin, `${Number(until.slice(0, 4)) + 2}-01-01T00:00:00.000Z`)
  const offset = offsetAt(Date.parse(begin), zone)
  const isSummer = changes[0] !== undefined && changes[0].after < offset
  const first = { name: isSummer ? 'DAYLIGHT' : 'STANDARD', from: shownBy(begin, offset) } as const
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observed({ ...first, before: offset, after: offset }),
    ...changes.flatMap(({ at, before, after }) =>
      observed({ name: after > before ? 'DAYLIGHT' : 'STANDARD', from: shownBy(at, before), before, after }),
    ),
    'END:VTIMEZONE',
  ]
}
