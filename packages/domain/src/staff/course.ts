import type { Instant } from '../time/instant.ts'
import { addDays, type PlainDate } from '../time/plain-date.ts'
import { BERLIN, businessDateOf, startOfDay } from '../time/zone.ts'

/**
 * What is drawn day by day. `orders`: how many were paid · `revenue`: what was paid, in cents, before anything goes
 * back · `lateTickets`: orders of which there was no ticket a while after they were paid.
 */
export const MEASURES = ['orders', 'revenue', 'lateTickets'] as const
export type Measure = (typeof MEASURES)[number]

/** Days that are drawn, today among them. */
export const COURSE_DAYS = 14

/** Minutes. Tickets are made within seconds; one that is not there after these has failed at least once. */
export const TICKETS_WITHIN = 15

export interface CourseDay {
  date: PlainDate
  value: number
}

/** The first moment that is drawn. */
export const courseBegins = (now: Instant): Instant => startOfDay(addDays(businessDateOf(now), 1 - COURSE_DAYS), BERLIN)

/** Every day that is drawn, oldest first; one on which nothing was has 0. */
export function courseOf(rows: readonly CourseDay[], now: Instant): CourseDay[] {
  const today = businessDateOf(now)
  const values = new Map(rows.map(({ date, value }) => [date, value]))
  return Array.from({ length: COURSE_DAYS }, (_, index) => {
    const date = addDays(today, index + 1 - COURSE_DAYS)
    return { date, value: values.get(date) ?? 0 }
  })
}
