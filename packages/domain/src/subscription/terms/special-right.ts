import { addDays, lastOfMonth, type PlainDate } from '../../time/plain-date.ts'

/** Days after the month of the announcement in which a contract can still be ended because of it. */
export const SPECIAL_RIGHT_DAYS = 10

/**
 * The right to leave because of a new price: to be used until a day, ends with the last day of the old price. Nothing
 * is owed for leaving early then.
 */
export const specialRight = (announcedOn: PlainDate, newPriceFrom: PlainDate) => ({
  usableUntil: addDays(lastOfMonth(announcedOn), SPECIAL_RIGHT_DAYS),
  lastDay: addDays(newPriceFrom, -1),
})
