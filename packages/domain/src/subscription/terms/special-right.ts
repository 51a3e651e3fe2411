import { addDays, lastOfMonth, type PlainDate } from '../../time/plain-date.ts'
import { hasDay } from '../contract/day-span.ts'
import type { AnnouncedPrice, Timeline } from '../contract/timeline.ts'

/** Days after the month of the announcement in which a contract can still be ended because of it. */
const SPECIAL_RIGHT_DAYS = 10

/** A last day of a contract because of a new price, and until when one can choose it. */
export interface SpecialEnd {
  lastDay: PlainDate
  usableUntil: PlainDate
}

/**
 * The right to leave because of a new price: to be used until a day, ends with the last day of the old price. Nothing
 * is owed for leaving early then.
 */
export const specialRight = ({ announcedOn, from }: AnnouncedPrice): SpecialEnd => ({
  usableUntil: addDays(lastOfMonth(announcedOn), SPECIAL_RIGHT_DAYS),
  lastDay: addDays(from, -1),
})

/** The last days that are open to whoever gives notice on a day because a price was announced by then. */
export const specialEnds = ({ announced, span }: Timeline, received: PlainDate): SpecialEnd[] =>
  announced
    .filter(({ announcedOn }) => announcedOn <= received)
    .map(specialRight)
    .filter(({ lastDay, usableUntil }) => received <= usableUntil && received <= lastDay && hasDay(span, lastDay))
