import { DEBIT_WAYS, PASS_MEDIA, STAFF_GROUPS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { DateText } from '../../values/answered.ts'
import { PlainDate } from '../../values/date.ts'
import { Cents } from '../../values/money.ts'
import { Email, PersonName } from '../../values/person.ts'
import { Labelled } from '../../values/portal.ts'
import { Guid, line, requiredLine } from '../../values/text.ts'
import { BankName, Iban } from '../pay/mandates.ts'

// Calls of our own: employees make them, with or without an account.

const service = 'schoolSubscription' as const
const access = { who: 'public' } as const

const CODE_LENGTH = 40

/** What an employee comes in by; the domain of the address counts where there is no code. */
export const EmployerSearch = z.object({
  /** The company’s own code; empty where somebody has none. */
  code: line(CODE_LENGTH),
  email: Email,
})
export type EmployerSearch = z.infer<typeof EmployerSearch>

const JobProduct = z.object({
  group: z.enum(STAFF_GROUPS),
  /** What is subscribed to. */
  name: z.string(),
  /** What a month costs. */
  priceInCent: Cents,
  /** What the employer takes of it. */
  employerInCent: Cents,
  /** What the employee takes of it; both together are the price. */
  employeeInCent: Cents,
})

/** A company with what its employees may have. */
export const Employer = z.object({
  guid: z.string(),
  name: z.string(),
  /** Where in the company somebody may be, for who has the code; none where it has no parts. */
  departments: z.array(Labelled),
  products: z.array(JobProduct),
  /** Who is asked for the employee’s part. */
  debit: z.enum(DEBIT_WAYS),
  /** First days that can be chosen. */
  firstDays: z.array(DateText),
  /** What is agreed to where the employee is debited, word for word. */
  mandateText: z.string(),
})
export type Employer = z.infer<typeof Employer>

export const findEmployers = defineCall({
  name: 'schoolSubscription/findEmployers',
  service,
  method: 'POST',
  path: '/schoolSubscription/jobTicket/employers',
  summary: 'The company a code or an address of it leads to, with what a job ticket costs there; stores nothing',
  access,
  body: EmployerSearch,
  reply: list(Employer),
})

export const JoinEmployer = z.object({
  companyGuid: Guid,
  /** What they came in by; empty where the address is enough. */
  code: line(CODE_LENGTH),
  email: Email,
  departmentGuid: z.optional(Guid),
  group: z.enum(STAFF_GROUPS, key('notValid')),
  firstName: PersonName,
  lastName: PersonName,
  birthDate: PlainDate,
  /** Number of the employee; empty where they do not know it. */
  personnelNumber: line(40),
  street: requiredLine(),
  houseNumber: requiredLine(10),
  postCode: requiredLine(10),
  city: requiredLine(),
  medium: z.enum(PASS_MEDIA, key('notValid')),
  /** First day, as it was offered. */
  validFrom: PlainDate,
  /** The employee’s part of a month, as it was shown. */
  employeeInCent: Cents,
  /** Where the employee is debited; missing where nothing is. */
  iban: z.optional(Iban),
  accountHolder: z.optional(BankName),
  /** To the mandate as it was shown. */
  consent: z.optional(z.boolean()),
  termsAccepted: z.literal(true, key('required')),
})
export type JoinEmployer = z.infer<typeof JoinEmployer>

/** The same whoever asks: whether somebody is in a list or has a ticket is told to nobody here. */
const JoinedEmployer = z.object({
  /** What people call the contract it may become. */
  contractNumber: z.string(),
  /** Where the mail with the link goes that confirms it. */
  email: z.string(),
})
export type JoinedEmployer = z.infer<typeof JoinedEmployer>

export const joinEmployer = defineCall({
  name: 'schoolSubscription/joinEmployer',
  service,
  method: 'POST',
  path: '/schoolSubscription/jobTicket/applications',
  summary: 'An employee asks for a job ticket; a link of a mail confirms it, then the company does where it wants to',
  access,
  body: JoinEmployer,
  reply: list(JoinedEmployer),
})
