import { comparableName } from '../subscription/declared/match-contract.ts'
import type { PlainDate } from '../time/plain-date.ts'

/** Who a pass names, as far as it does. */
interface Named {
  firstName?: string | undefined
  lastName?: string | undefined
  birthDate?: PlainDate | undefined
}

/** Who was checked, as the inspector read it from a document. */
export interface CheckedPerson {
  firstName: string
  lastName: string
  birthDate: PlainDate
}

/**
 * Whether a pass is good for who was checked, judged as an inspector does: it names them, and where it says when they
 * were born, that agrees. What names nobody could have been anybody's and was not forgotten.
 */
export const isNamedOn = ({ firstName, lastName, birthDate }: Named, checked: CheckedPerson): boolean =>
  lastName !== undefined &&
  comparableName(lastName) === comparableName(checked.lastName) &&
  (firstName === undefined || comparableName(firstName) === comparableName(checked.firstName)) &&
  (birthDate === undefined ? firstName !== undefined : birthDate === checked.birthDate)
