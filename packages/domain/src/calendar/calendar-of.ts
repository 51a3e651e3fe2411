import type { Instant } from '../time/instant.ts'
import { momentLine, utcMoment } from './calendar-moment.ts'
import { contentLines, inCalendar } from './content-lines.ts'
import { zoneLines } from './zone-lines.ts'

export interface CalendarEntry {
  /** So that an entry that is read again takes the place of the one before. */
  uid: string
  from: Instant
  until: Instant
  /** IANA name of the region's. */
  zone: string
  madeOn: Instant
  /** Who sells. */
  carrier: string
  title: string
  text: string
  link: string | undefined
  /** How often it has changed, and whether it still holds; nothing is said of an entry that never changes. */
  state?: { sequence: number; isCancelled: boolean }
  /** Its time is free for other things. */
  isFree?: boolean
}

/** A calendar of one entry (RFC 5545), by the clock of its zone. */
export const calendarOf = ({ state, ...entry }: CalendarEntry): string =>
  contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Billett//${inCalendar(entry.carrier)}//DE`,
    'METHOD:PUBLISH',
    ...zoneLines(entry.zone, entry.from, entry.until),
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${utcMoment(entry.madeOn)}`,
    ...(state ? [`SEQUENCE:${state.sequence}`, `STATUS:${state.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`] : []),
    momentLine('DTSTART', entry.from, entry.zone),
    momentLine('DTEND', entry.until, entry.zone),
    `SUMMARY:${inCalendar(entry.title)}`,
    `DESCRIPTION:${inCalendar(entry.text)}`,
    ...(entry.link === undefined ? [] : [`URL:${entry.link}`]),
    ...(entry.isFree ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ])
