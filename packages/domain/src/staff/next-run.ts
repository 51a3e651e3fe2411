import type { Instant } from '../time/instant.ts'
import { addDays, type PlainDate, weekday } from '../time/plain-date.ts'
import { atWallClock, localDate } from '../time/zone.ts'

/** Why a list is sent by the clock no more: who wanted it may not see it any more. */
export type ScheduleEnd = 'rightsGone'

/** Where a list goes that is made by the clock: among its owner's exports, or also into the operator's folder. */
export const DELIVERIES = ['mail', 'folder'] as const
export type Delivery = (typeof DELIVERIES)[number]

/** When a list is sent by the clock. */
export interface ScheduledTime {
  /** 1 on Mondays; null: every day. */
  weekday: number | null
  /** `07:30`, as clocks of the region show it. */
  time: string
}

/** The first time after a moment. */
export function nextRun({ weekday: on, time }: ScheduledTime, after: Instant, zone: string): Instant {
  let day: PlainDate = localDate(after, zone)
  let moment = atWallClock(day, time, zone)
  while (moment <= after || (on !== null && weekday(day) !== on)) {
    day = addDays(day, 1)
    moment = atWallClock(day, time, zone)
  }
  return moment
}

/** Minutes until what failed is tried again; undefined where it waits for its next time. */
const TRIED_AGAIN = [5, 15, 60]

export const minutesToRetry = (failures: number): number | undefined => TRIED_AGAIN[failures - 1]
