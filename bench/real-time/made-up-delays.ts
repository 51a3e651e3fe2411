import { type Instant, toInstant } from '@billett/domain'
import type { TripUpdate } from '@billett/realtime'
import { createRunsBetween, type LiveTimes, liveReaderOf, type Timetable } from '@billett/timetable'
import { seeded } from '../measure/seeded.ts'

/** Of a hundred trips: cancelled, and late by two to sixteen minutes. */
const [CANCELLED, LATE] = [2, 15]
const HOURS_AHEAD = 6

/** What an ordinary day does to a timetable around a moment, the same in every run. */
export function madeUpDelays(timetable: Timetable, now: Instant): LiveTimes {
  const below = seeded(7)
  const until = toInstant(Date.parse(now) + HOURS_AHEAD * 3_600_000)
  const updates = createRunsBetween(timetable)(now, until).map(({ tripId, serviceDate, calls }): TripUpdate => {
    const chance = below(100)
    const relation = chance < CANCELLED ? 'cancelled' : 'scheduled'
    const delay = chance < CANCELLED + LATE ? (2 + below(15)) * 60 : 0
    const trip = { tripId, startDate: serviceDate.replaceAll('-', ''), relation } as const
    return { trip, stops: [{ relation: 'scheduled', sequence: calls[0]?.sequence ?? 1, departure: { delay } }] }
  })
  return liveReaderOf(timetable)(updates, now)
}
