import { addDays, addMonths, type PlainDate } from '../../time/plain-date.ts'

/** Years after which somebody concludes contracts by themselves (§ 2 BGB). */
const OF_AGE = 18

/** First day on which somebody is of age; who was born on 29 February, on 1 March where the day is missing. */
export function comesOfAgeOn(birthDate: PlainDate): PlainDate {
  const day = addMonths(birthDate, 12 * OF_AGE)
  return day.slice(8) === birthDate.slice(8) ? day : addDays(day, 1)
}

/** A legal guardian concludes the contract, and holds it until the day the holder comes of age. */
export const needsGuardian = (birthDate: PlainDate, on: PlainDate): boolean => on < comesOfAgeOn(birthDate)
