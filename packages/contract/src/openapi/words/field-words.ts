import { ofAll } from './of-all.ts'
import { ofContracts } from './of-contracts.ts'
import { ofForms } from './of-forms.ts'
import { ofOrders } from './of-orders.ts'
import { ofPeople } from './of-people.ts'
import { ofSchoolYears } from './of-school-years.ts'
import { ofSchools } from './of-schools.ts'
import { ofStaff } from './of-staff.ts'
import { ofTravel } from './of-travel.ts'

const WORDS: Readonly<Record<string, string>> = {
  ...ofAll,
  ...ofContracts,
  ...ofForms,
  ...ofOrders,
  ...ofPeople,
  ...ofSchools,
  ...ofSchoolYears,
  ...ofStaff,
  ...ofTravel,
}

/**
 * What fields of this name are, wherever they stand and nothing else is said of them: a comment above a field says more
 * and comes before it.
 */
export const wordsOfField = (name: string): string | undefined => (Object.hasOwn(WORDS, name) ? WORDS[name] : undefined)

/** Every name that has words here. */
export const NAMED_FIELDS: readonly string[] = Object.keys(WORDS)
