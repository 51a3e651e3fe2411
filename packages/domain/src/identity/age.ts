import type { PlainDate } from '../time/plain-date.ts'
import { addMonths } from '../time/plain-date.ts'

/** Years, both included (Spec 1 §5). */
export interface AgeBounds {
  minUserAge: number
  maxUserAge: number
}

export type AgeRefusal = 'tooYoung' | 'tooOld'

/** Not after the date for the minimum age and not before the date for the maximum age. */
export function checkAge(
  birthDate: PlainDate,
  today: PlainDate,
  { minUserAge, maxUserAge }: AgeBounds,
): { ok: true } | { ok: false; reason: AgeRefusal; field: string } {
  if (birthDate > addMonths(today, -12 * minUserAge)) return { ok: false, reason: 'tooYoung', field: 'birthDate' }
  if (birthDate < addMonths(today, -12 * maxUserAge)) return { ok: false, reason: 'tooOld', field: 'birthDate' }
  return { ok: true }
}

/** Years from which somebody can bind themselves alone (§ 2 BGB). */
const FULL_AGE = 18

/** Whether nothing can be agreed on with them without their guardian (§§ 107, 108 BGB). */
export const isMinor = (birthDate: PlainDate, today: PlainDate): boolean => birthDate > addMonths(today, -12 * FULL_AGE)
