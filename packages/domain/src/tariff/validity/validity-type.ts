import type { ValidityRule } from '../model.ts'

/** Numbers of the validity types (Spec 1 §9). */
export const VALIDITY_TYPE = {
  listDate: 1,
  listTime: 2,
  dateTime: 3,
  date: 4,
  week: 5,
  month: 6,
  year: 7,
} as const satisfies Record<ValidityRule['type'], number>

const PERIODS: readonly number[] = [VALIDITY_TYPE.week, VALIDITY_TYPE.month, VALIDITY_TYPE.year]

/** Season tickets: good for a week, a month or a year, by the type's number. */
export const isPeriodType = (type: number): boolean => PERIODS.includes(type)

const TIMED: readonly number[] = [VALIDITY_TYPE.listTime, VALIDITY_TYPE.dateTime]

/** A time is chosen besides the day. */
export const asksTime = (type: number): boolean => TIMED.includes(type)
