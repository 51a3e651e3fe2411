import { key } from '@billett/contract'
import type { ChangeRequestKind } from '@billett/domain'
import * as z from 'zod/mini'

/** What may be typed for a request; which of it a kind asks for stands below. */
const VALUES = {
  studentGuid: '',
  contractGuid: '',
  configurationId: '',
  originReference: '',
  destinationReference: '',
  via: '',
  netId: '',
  comfortClass: '',
  medium: '',
  guardianFirstName: '',
  guardianLastName: '',
  guardianEmail: '',
  organizationId: '',
  proofGuid: '',
  documentGuid: '',
  firstName: '',
  lastName: '',
  gender: '3',
  birthDate: '',
  street: '',
  houseNumber: '',
  postCode: '',
  city: '',
  email: '',
  grade: '',
  class: '',
  personnelNumber: '',
  from: '',
  until: '',
  validFrom: '',
  date: '',
  reason: '',
  comment: '',
}

export type RequestValues = typeof VALUES
export type RequestField = keyof RequestValues

export const NO_VALUES: RequestValues = VALUES

const PERSON = ['firstName', 'lastName', 'birthDate', 'street', 'houseNumber', 'postCode', 'city'] as const
const NEW = [
  ...PERSON.slice(0, 2),
  'gender',
  ...PERSON.slice(2),
  'email',
  'class',
  'grade',
  'personnelNumber',
  'from',
] as const
const SUBSCRIPTION = [
  'configurationId',
  'originReference',
  'destinationReference',
  'via',
  'netId',
  'comfortClass',
  'medium',
  'validFrom',
  'guardianFirstName',
  'guardianLastName',
  'guardianEmail',
] as const
const ABOUT = ['studentGuid', 'contractGuid'] as const

/** The fields of each kind, in the order of its form (Spec 3 §4). */
export const FIELDS: Readonly<Record<ChangeRequestKind, readonly RequestField[]>> = {
  newStudent: NEW,
  newStudentWithContract: [...NEW, ...SUBSCRIPTION],
  newContract: ['studentGuid', ...SUBSCRIPTION, 'comment'],
  change: [
    'studentGuid',
    'class',
    'grade',
    'organizationId',
    'contractGuid',
    'originReference',
    'destinationReference',
    'via',
    'netId',
    'comfortClass',
    'from',
    'comment',
  ],
  customerCard: [...ABOUT, 'comment'],
  replacementCard: [...ABOUT, 'reason', 'comment'],
  pause: [...ABOUT, 'from', 'until', 'reason', 'comment'],
  cancel: [...ABOUT, 'date', 'reason', 'comment'],
  refund: [...ABOUT, 'from', 'until', 'reason', 'comment'],
  personalDataChange: ['studentGuid', ...PERSON, 'comment'],
  documentUpload: ['studentGuid', 'proofGuid', 'documentGuid', 'from', 'until', 'comment'],
}

const ALWAYS_OPTIONAL: ReadonlySet<RequestField> = new Set([
  'comment',
  'email',
  'grade',
  'class',
  'personnelNumber',
  'date',
  'originReference',
  'destinationReference',
  'via',
  'netId',
  'comfortClass',
  'medium',
  'organizationId',
  // Asked of who lacks several.
  'proofGuid',
  // Whether somebody is of age, or has a guardian already, the server knows.
  'guardianFirstName',
  'guardianLastName',
  'guardianEmail',
])

/** Nobody knows yet when a pause ends, or says it of a proof; a refund is for days that are known. */
export const isOptional = (kind: ChangeRequestKind, field: RequestField): boolean =>
  ALWAYS_OPTIONAL.has(field) ||
  ((kind === 'pause' || kind === 'documentUpload') && field === 'until') ||
  (kind === 'change' && field === 'contractGuid')

const text = z.string().check(z.trim())
const required = text.check(z.minLength(1, key('required')))

/** What is typed into the form of a kind: what it asks for is there, and no end lies before its beginning. */
export const valuesOf = (kind: ChangeRequestKind) => {
  const of = (field: RequestField) => (FIELDS[kind].includes(field) && !isOptional(kind, field) ? required : text)
  return z
    .object({
      studentGuid: of('studentGuid'),
      contractGuid: of('contractGuid'),
      configurationId: of('configurationId'),
      originReference: of('originReference'),
      destinationReference: of('destinationReference'),
      via: of('via'),
      netId: of('netId'),
      comfortClass: of('comfortClass'),
      medium: of('medium'),
      guardianFirstName: of('guardianFirstName'),
      guardianLastName: of('guardianLastName'),
      guardianEmail: of('guardianEmail'),
      organizationId: of('organizationId'),
      proofGuid: of('proofGuid'),
      documentGuid: of('documentGuid'),
      firstName: of('firstName'),
      lastName: of('lastName'),
      gender: of('gender'),
      birthDate: of('birthDate'),
      street: of('street'),
      houseNumber: of('houseNumber'),
      postCode: of('postCode'),
      city: of('city'),
      email: of('email'),
      grade: of('grade'),
      class: of('class'),
      personnelNumber: of('personnelNumber'),
      from: of('from'),
      until: of('until'),
      validFrom: of('validFrom'),
      date: of('date'),
      reason: of('reason'),
      comment: of('comment'),
    })
    .check(
      z.refine<RequestValues>(({ from, until }) => until === '' || from === '' || until >= from, {
        error: key('notValid'),
        path: ['until'],
      }),
    )
}
