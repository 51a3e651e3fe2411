import type { ValidityRule } from '@billett/domain'

/** Numbers of the validity types (Spec 1 §9). */
export const VALIDITY_NUMBER: Record<ValidityRule['type'], number> = {
  listDate: 1,
  listTime: 2,
  dateTime: 3,
  date: 4,
  week: 5,
  month: 6,
  year: 7,
}
