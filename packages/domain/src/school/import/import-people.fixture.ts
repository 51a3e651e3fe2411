import type { KnownPupil, ListRow } from './match-rows.ts'
import type { ImportedPupil } from './read-row.ts'

const NOTHING: ImportedPupil = {
  number: '',
  lastName: 'Müller',
  firstName: 'Anna',
  birthDate: '2014-03-04',
  gender: null,
  class: '5a',
  grade: '5',
  street: '',
  houseNumber: '',
  postCode: '',
  city: '',
  email: '',
  schoolNumber: '',
}

export const aRow = (number: number, over: Partial<ImportedPupil> = {}, schoolId = 'school'): ListRow => ({
  number,
  schoolId,
  pupil: { ...NOTHING, ...over },
})

export const aKnown = (id: string, over: Partial<KnownPupil> = {}): KnownPupil => ({
  ...NOTHING,
  gender: 0,
  id,
  schoolId: 'school',
  membershipId: `m-${id}`,
  from: '2026-08-01',
  until: null,
  isFormer: false,
  isHomeHidden: false,
  ...over,
})
