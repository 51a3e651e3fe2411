import type { PlainDate } from '../../time/plain-date.ts'
import { schoolYearOf } from '../school-year.ts'
import { gradeNumber, laterClassName } from './class-name.ts'
import type { RollPlace } from './proposal.ts'

type PlaceSince = Pick<RollPlace, 'class' | 'grade'> & { validFrom: PlainDate }

const yearOf = (day: PlainDate): number => Number(schoolYearOf(day).from.slice(0, 4))

/**
 * Where somebody is today of whom was said where they would be from a day on. In the same school year that holds, and
 * after it they are so many grades further, since the first day of the present year; undefined where the name of the
 * grade does not tell. A class whose name does not tell is left open.
 */
export function placeSince(said: PlaceSince, today: PlainDate): PlaceSince | undefined {
  const years = yearOf(today) - yearOf(said.validFrom)
  if (years <= 0) return said
  const grade = gradeNumber(said.grade)
  if (grade === undefined) return undefined
  const name = laterClassName(said.class, grade, years) ?? ''
  return { grade: String(grade + years), class: name, validFrom: schoolYearOf(today).from }
}
