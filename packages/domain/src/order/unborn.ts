import type { PlainDate } from '../time/plain-date.ts'

/** Which of the passengers, counted from 0, have a date of birth that is still to come. */
export const unborn = (passengers: readonly { birthDate?: PlainDate | undefined }[], today: PlainDate): number[] =>
  passengers.flatMap(({ birthDate = today }, index) => (birthDate > today ? [index] : []))
