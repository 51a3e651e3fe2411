import type { Trip } from '@billett/contract'
import { type CalendarEntry, calendarOf } from '@billett/domain'
import { tripKey } from '../../../state/tariff/trip-key.ts'

/** The text tells how it is ridden, a line for each leg. */
interface Entry extends Pick<CalendarEntry, 'zone' | 'madeOn' | 'carrier' | 'title' | 'text' | 'link'> {
  trip: Pick<Trip, 'id' | 'departure' | 'arrival'>
}

/** A trip as a calendar of one entry, as it was planned. */
export const tripCalendar = ({ trip, ...entry }: Entry): string =>
  calendarOf({ ...entry, uid: `trip-${tripKey(trip.id)}`, from: trip.departure, until: trip.arrival })
