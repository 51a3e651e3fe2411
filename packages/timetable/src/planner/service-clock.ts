import { addDays, atWallClock, daysBetween, epochOf, localDate, type PlainDate, toInstant } from '@billett/domain'
import type { Timetable } from '../model/timetable.ts'

const HALF_DAY = 43_200

/** Service days as moments: 0 is the first day of the timetable, moments are seconds since 1970. */
export interface ServiceClock {
  /**
   * The moment from which the times of a service day count: noon minus 12 hours, which is not midnight when clocks
   * change.
   */
  startOf: (day: number) => number
  dateOf: (day: number) => PlainDate
  /** The calendar day at a moment; negative before the timetable. */
  dayAt: (epoch: number) => number
}

export const createServiceClock = ({ timeZone, validity }: Pick<Timetable, 'timeZone' | 'validity'>): ServiceClock => {
  const starts = new Map<number, number>()
  const dateOf = (day: number): PlainDate => addDays(validity.from, day)
  return {
    dateOf,
    startOf: day => {
      const start = starts.get(day) ?? epochOf(atWallClock(dateOf(day), '12:00', timeZone)) / 1000 - HALF_DAY
      starts.set(day, start)
      return start
    },
    dayAt: epoch => daysBetween(validity.from, localDate(toInstant(epoch * 1000), timeZone)),
  }
}
