import { addDays, type PlainDate } from '../../time/plain-date.ts'
import { type DaySpan, hasDay, later } from '../contract/day-span.ts'
import type { Timeline } from '../contract/timeline.ts'

/** Days before the end of a pause without a known end in which who asked for it is reminded. */
const REMINDER_DAYS = 14

/**
 * Is it time to remind of a pause that nobody knew the end of? It ends by itself when it can be no longer: then the
 * contract is paid for again. Not where the pause is over already, or the contract ends with it.
 */
export const isPauseToRemind = ({ covered, paused }: Timeline, pause: DaySpan, today: PlainDate): boolean =>
  today >= later(pause.from, addDays(pause.to, -REMINDER_DAYS)) &&
  today < pause.to &&
  paused.some(span => hasDay(span, today)) &&
  covered.some(span => hasDay(span, pause.to))
