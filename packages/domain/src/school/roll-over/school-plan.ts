import { gradeNumber } from './class-name.ts'
import type { ClassMove, SchoolPlan } from './proposal.ts'

/** What a school has said of its new year so far. */
export interface SaidOfYear {
  lastGrade: number | null
  classes: readonly ClassMove[]
  successorId: string | null
}

/**
 * By what the pupils of a school go on. Where it has not said after which grade they leave, it is the highest of these
 * it has; one that has none in a grade with a number, as a new one, has the last there is.
 */
export function schoolPlanOf({ lastGrade, classes, successorId }: SaidOfYear, grades: readonly string[]): SchoolPlan {
  const numbers = grades.flatMap(grade => gradeNumber(grade) ?? [])
  const highest = numbers.length > 0 ? Math.max(...numbers) : null
  return { lastGrade: lastGrade ?? highest, classes, successor: successorId }
}
