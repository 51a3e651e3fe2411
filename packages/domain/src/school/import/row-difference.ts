import type { BatchAction } from '../batch/batch.ts'
import type { KnownPupil } from './match-rows.ts'
import { nameKey } from './name-key.ts'
import type { ImportedPupil } from './read-row.ts'

/** What can be another than before. */
export const COMPARED_FIELDS = [
  'number',
  'lastName',
  'firstName',
  'birthDate',
  'gender',
  'class',
  'grade',
  'street',
  'houseNumber',
  'postCode',
  'city',
  'email',
] as const
export type ComparedField = (typeof COMPARED_FIELDS)[number]

/** What is known, or would be, of a pupil in a list. */
export type PupilFacts = Pick<KnownPupil, ComparedField | 'schoolId'>

const NO_HOME = { street: '', houseNumber: '', postCode: '', city: '', email: '' }
type Home = typeof NO_HOME

/** What of a row says how somebody is reached at home. */
export const isHomeField = (field: string): boolean => Object.hasOwn(NO_HOME, field)

export const factsOfKnown = ({ schoolId, ...known }: KnownPupil): PupilFacts => ({
  schoolId,
  number: known.number,
  lastName: known.lastName,
  firstName: known.firstName,
  birthDate: known.birthDate,
  gender: known.gender,
  class: known.class,
  grade: known.grade,
  street: known.street,
  houseNumber: known.houseNumber,
  postCode: known.postCode,
  city: known.city,
  email: known.email,
})

/** What somebody new is known by; nobody knows what a list does not say. */
export const factsOfNew = ({ gender, schoolNumber: _, ...pupil }: ImportedPupil, schoolId: string): PupilFacts => ({
  ...pupil,
  gender: gender ?? 0,
  schoolId,
})

/** Without how somebody is reached at home. */
export const withoutHome = <Facts extends Home>(facts: Facts): Facts => ({ ...facts, ...NO_HOME })

/** Names that only are written another way stay as they are: lists are often written without `ä`. */
const nameAfter = (known: string, said: string): string =>
  said === '' || nameKey(said) === nameKey(known) ? known : said

const textAfter = (known: string, said: string): string => (said === '' ? known : said)

/**
 * What is known after a list has said something; what it does not say stays. Where somebody lives who is no business of
 * the reader, nobody is told, and no list changes it.
 */
export function factsAfter(known: KnownPupil, said: ImportedPupil, schoolId: string): PupilFacts {
  const pupil = known.isHomeHidden ? withoutHome(said) : said
  return {
    schoolId,
    number: textAfter(known.number, pupil.number),
    lastName: nameAfter(known.lastName, pupil.lastName),
    firstName: nameAfter(known.firstName, pupil.firstName),
    birthDate: textAfter(known.birthDate, pupil.birthDate),
    gender: known.isFormer ? known.gender : (pupil.gender ?? known.gender),
    class: textAfter(known.class, pupil.class),
    grade: textAfter(known.grade, pupil.grade),
    street: textAfter(known.street, pupil.street),
    houseNumber: textAfter(known.houseNumber, pupil.houseNumber),
    postCode: textAfter(known.postCode, pupil.postCode),
    city: textAfter(known.city, pupil.city),
    email: textAfter(known.email, pupil.email),
  }
}

/** What is another than before. */
export const changedFields = (before: PupilFacts, after: PupilFacts): ComparedField[] =>
  COMPARED_FIELDS.filter(field => before[field] !== after[field])

/** What becomes of somebody who is in the list: what weighs most of what changes. */
export function actionOf(before: PupilFacts, after: PupilFacts): BatchAction {
  if (before.schoolId !== after.schoolId) return 'changedSchool'
  const changed = changedFields(before, after)
  if (changed.includes('class') || changed.includes('grade')) return 'changedClass'
  return changed.length > 0 ? 'changedData' : 'unchanged'
}
