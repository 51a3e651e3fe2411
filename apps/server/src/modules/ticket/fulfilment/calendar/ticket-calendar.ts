import { contentLines, type Instant, inCalendar, momentLine, utcMoment, zoneLines } from '@billett/domain'

export interface TicketEntry {
  /** Of the ticket, so that an entry of it that is read again takes the place of the one before. */
  id: string
  /** It was given back, or is somebody else's now. */
  isVoid: boolean
  validFrom: Instant
  validTo: Instant
  /** IANA name of the region's. */
  zone: string
  madeOn: Instant
  /** Who sells. */
  carrier: string
  title: string
  text: string
  /** To the page of the order; it opens on the device that bought. */
  link: string | undefined
}

/**
 * A ticket's validity as a calendar of one entry (RFC 5545). It shows no barcode: who sees the calendar has no ticket
 * by it. A span of time in it is free for other things.
 */
export const ticketCalendar = (entry: TicketEntry): string =>
  contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Billett//${inCalendar(entry.carrier)}//DE`,
    'METHOD:PUBLISH',
    ...zoneLines(entry.zone, entry.validFrom, entry.validTo),
    'BEGIN:VEVENT',
    `UID:${entry.id}`,
    `DTSTAMP:${utcMoment(entry.madeOn)}`,
    // A ticket changes once in its life, when it ends early.
    `SEQUENCE:${entry.isVoid ? 1 : 0}`,
    `STATUS:${entry.isVoid ? 'CANCELLED' : 'CONFIRMED'}`,
    momentLine('DTSTART', entry.validFrom, entry.zone),
    momentLine('DTEND', entry.validTo, entry.zone),
    `SUMMARY:${inCalendar(entry.title)}`,
    `DESCRIPTION:${inCalendar(entry.text)}`,
    ...(entry.link === undefined ? [] : [`URL:${entry.link}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
