import { isSameAddress } from '../../address/same-address.ts'
import type { Instant } from '../../time/instant.ts'
import { isOtherHome } from '../entitlement/moved-home.ts'
import type { ImportedPerson } from './import-settings.ts'
import { type ComparedField, changedFields, type PupilFacts } from './row-difference.ts'

/** Fields of a list that say who somebody is, not where they are at school. */
const PERSONAL = [
  'lastName',
  'firstName',
  'birthDate',
  'gender',
  'street',
  'houseNumber',
  'postCode',
  'city',
  'email',
] as const satisfies readonly ComparedField[]
type PersonalField = (typeof PERSONAL)[number]
type PersonalFacts = Pick<PupilFacts, PersonalField>

const factsOf = ({ salutation, lastName, firstName, birthDate, email, address }: ImportedPerson): PersonalFacts => {
  const { street, houseNumber, postCode, city } = address
  return { gender: salutation, lastName, firstName, birthDate, email, street, houseNumber, postCode, city }
}

function withFacts(person: ImportedPerson, facts: PersonalFacts): ImportedPerson {
  const { gender: salutation, lastName, firstName, birthDate, email, ...home } = facts
  const { partyId, address, movedOn } = person
  return { partyId, movedOn, salutation, lastName, firstName, birthDate, email, address: { ...address, ...home } }
}

const personalChanges = (before: PupilFacts, after: PupilFacts): PersonalField[] => {
  const changed = new Set<ComparedField>(changedFields(before, after))
  return PERSONAL.filter(field => changed.has(field))
}

const only = (facts: PersonalFacts, fields: readonly PersonalField[]): Partial<PersonalFacts> =>
  Object.fromEntries(fields.map(field => [field, facts[field]]))

/**
 * Who somebody is after a row of a list: what the row changes, and all else as it is now, not as it was when the list
 * was compared; whoever lives elsewhere by it has moved at that moment. Null: nothing of it changes.
 */
export function personAfter(
  now: ImportedPerson,
  { before, after }: { before: PupilFacts; after: PupilFacts },
  at: Instant,
): ImportedPerson | null {
  const changed = personalChanges(before, after)
  if (changed.length === 0) return null
  const next = withFacts(now, { ...factsOf(now), ...only(after, changed) })
  return isOtherHome(now.address, next.address) ? { ...next, movedOn: at } : next
}

interface Written {
  /** Who they were. */
  was: ImportedPerson
  before: PupilFacts
  after: PupilFacts
}

/** Who somebody is once a row is taken back: what was corrected since the row was done stays corrected. */
export function personTakenBack(now: ImportedPerson, { was, before, after }: Written): ImportedPerson {
  const known = factsOf(now)
  const asWritten = personalChanges(before, after).filter(field => known[field] === after[field])
  const back = withFacts(now, { ...known, ...only(factsOf(was), asWritten) })
  return isSameAddress(back.address, was.address) ? { ...back, movedOn: was.movedOn ?? null } : back
}
