import type { Trip } from '@billett/contract'
import { contentLines, type Instant, inCalendar, momentLine, utcMoment, zoneLines } from '@billett/domain'
import { tripKey } from '../../../state/tariff/trip-key.ts'

interface Entry {
  trip: Pick<Trip, 'id' | 'departure' | 'arrival'>
  /** IANA name of the region's. */
  zone: string
  madeOn: Instant
  /** Who sells. */
  carrier: string
  title: string
  /** How it is ridden, a line for each leg. */
  text: string
  /** To the trip. */
  link: string
}

/** A trip as a calendar of one entry (RFC 5545), as it was planned. */
export const tripCalendar = ({ trip, zone, madeOn, carrier, title, text, link }: Entry): string =>
  contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Billett//${inCalendar(carrier)}//DE`,
    'METHOD:PUBLISH',
    ...zoneLines(zone, trip.departure, trip.arrival),
    'BEGIN:VEVENT',
    `UID:trip-${tripKey(trip.id)}`,
    `DTSTAMP:${utcMoment(madeOn)}`,
    momentLine('DTSTART', trip.departure, zone),
    momentLine('DTEND', trip.arrival, zone),
    `SUMMARY:${inCalendar(title)}`,
    `DESCRIPTION:${inCalendar(text)}`,
    `URL:${link}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ])
