import type { CallError } from '@billett/web-kit/http/outcome.ts'

const NO_TIMETABLE = 'error.noTimetable'

/** Nothing went wrong: there is no trip. */
export const isWithoutTimetable = (errors: readonly CallError[]): boolean =>
  errors.length > 0 && errors.every(({ key }) => key === NO_TIMETABLE)
