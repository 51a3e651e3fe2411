import { APPLICATION_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { DateText } from '../../values/answered.ts'
import { PlainDate } from '../../values/date.ts'
import { Gender } from '../../values/person.ts'
import { Labelled, portalPageFields, seen } from '../../values/portal.ts'
import { Guid, line } from '../../values/text.ts'
import { SchoolChangeRequest } from './school-change-requests.ts'
import { SchoolContract } from './school-contracts.ts'

const service = 'schoolSubscription' as const

/**
 * What a list of pupils is narrowed to; several mean all of them at once. Whoever has left is found by `former` alone,
 * for a year, unless they are somewhere else now.
 */
export const STUDENT_FILTERS = [
  'withContract',
  'withoutContract',
  'waiting',
  'missingProof',
  'missingPhoto',
  'leavesSoon',
  'moved',
  'former',
] as const
export type StudentFilter = (typeof STUDENT_FILTERS)[number]

const StudentFields = z.object({
  /** Itself and all below it; all the reader may look at without it. */
  organizationId: z.optional(Guid),
  /** Who was there on one of these days; today without them. */
  validFrom: z.optional(PlainDate),
  validUntil: z.optional(PlainDate),
  filters: z.optional(z.array(z.enum(STUDENT_FILTERS, key('notValid')))),
  /** Beginning of a name, or the number of a customer. */
  search: z.optional(line(120)),
  grade: z.optional(line(10)),
  class: z.optional(line(20)),
  /** Any of these is the state of their latest contract or application. */
  states: z.optional(z.array(z.enum(APPLICATION_STATES, key('notValid')))),
})
export type StudentQuery = z.infer<typeof StudentFields>

const StudentsQuery = z.extend(StudentFields, portalPageFields)
export type StudentsQuery = z.infer<typeof StudentsQuery>

/** A pupil, or in the job-ticket variant an employee. */
const Student = z.object({
  guid: z.string(),
  customerNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  gender: Gender,
  birthDate: DateText,
  organisation: Labelled,
  grade: z.string(),
  class: z.string(),
  /** Number of the employee; empty for pupils. */
  personnelNumber: z.string(),
  /** First day there. */
  from: DateText,
  /** Last day there; null: no end is known. */
  until: z.nullable(DateText),
  /** The latest contract or application; null where there is none. */
  contract: z.nullable(
    z.pick(SchoolContract, {
      guid: true,
      number: true,
      state: true,
      stateText: true,
      product: true,
      validFrom: true,
      validUntil: true,
      hasOwnShare: true,
    }),
  ),
  /** Proofs that have still to come. */
  missingProofs: z.int(),
})
export type Student = z.infer<typeof Student>

export const getStudents = defineCall({
  name: 'schoolSubscription/getCustomers',
  service,
  method: 'GET',
  path: '/schoolSubscription/customers',
  summary: 'A page of the pupils of the organisations the reader may look at, by name, each with the latest contract',
  access: seen('StudentOverview', 'ChangeRequest'),
  query: StudentsQuery,
  reply: list(Student),
  supersedes: true,
})

const StudentsFound = z.object({
  /** How many the list has, whatever page of it is shown. */
  total: z.int(),
  /** Grades that somebody there is in. */
  grades: z.array(z.string()),
  /** Classes; of a company its departments. */
  classes: z.array(z.string()),
})
export type StudentsFound = z.infer<typeof StudentsFound>

export const countStudents = defineCall({
  name: 'schoolSubscription/countCustomers',
  service,
  method: 'GET',
  path: '/schoolSubscription/customers/count',
  summary: 'How many pupils a list has, and the grades and classes it can be narrowed to',
  access: seen('StudentOverview', 'ChangeRequest'),
  query: StudentFields,
  reply: list(StudentsFound),
  supersedes: true,
})

const Membership = z.object({
  organisation: Labelled,
  grade: z.string(),
  class: z.string(),
  from: DateText,
  until: z.nullable(DateText),
})

const StudentDetail = z.extend(Student, {
  /** A school has named the guardian’s address of mail; null: none, or parents have applied themselves. */
  guardianAddress: z.nullable(z.enum(['named', 'confirmed'])),
  /** They have left; how they are reached is told no more. */
  isFormer: z.boolean(),
  street: z.string(),
  houseNumber: z.string(),
  postCode: z.string(),
  city: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Where the pupil was, the latest first, as far as the reader may look. */
  memberships: z.array(Membership),
  /** The latest first. */
  contracts: z.array(SchoolContract),
  /** The latest first. */
  changeRequests: z.array(SchoolChangeRequest),
})
export type StudentDetail = z.infer<typeof StudentDetail>

const OfStudent = z.object({ guid: Guid })

export const getStudentDetails = defineCall({
  name: 'schoolSubscription/getCustomerDetails',
  service,
  method: 'GET',
  path: '/schoolSubscription/customers/{guid}/details',
  summary: 'A pupil with contracts, schools and requests; money stands in it for who pays alone',
  access: seen('Student', 'ChangeRequest'),
  params: OfStudent,
  reply: list(StudentDetail),
  supersedes: true,
})
