import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { DateText } from '../../values/answered.ts'
import { PlainDate } from '../../values/date.ts'
import { Cents } from '../../values/money.ts'
import { seen } from '../../values/portal.ts'
import { Guid, Id } from '../../values/text.ts'
import { BankName, Iban } from '../pay/mandates.ts'

// Calls of our own: a company says who leaves, and who leaves goes on privately by a link of a mail.

/** What a company says itself; the end of the whole agreement is no word of its own. */
export const EMPLOYEE_LEAVES_BY = ['left', 'death'] as const

const OfEmployee = z.object({ guid: Guid })

export const EmployeeLeaves = z.object({
  /** Last day at the company. */
  leavesOn: PlainDate,
  reason: z.enum(EMPLOYEE_LEAVES_BY, key('notValid')),
  /** Only what would come of it. */
  dryRun: z.boolean(),
})
export type EmployeeLeaves = z.infer<typeof EmployeeLeaves>

const EndingTicket = z.object({
  contractGuid: z.string(),
  contractNumber: z.string(),
  /** Its last day, by the deadline that is agreed for telling. */
  lastDay: DateText,
})

const EmployeeLeft = z.object({
  leavesOn: DateText,
  /** Tickets that end by it; none that have ended by then anyway. */
  tickets: z.array(EndingTicket),
})
export type EmployeeLeft = z.infer<typeof EmployeeLeft>

export const letEmployeeGo = defineCall({
  name: 'schoolSubscription/letEmployeeGo',
  service: 'schoolSubscription',
  method: 'POST',
  path: '/schoolSubscription/customers/{guid}/leaves',
  summary: 'An employee leaves the company; their ticket ends as agreed, and a mailed link lets them go on privately',
  access: seen('Student'),
  params: OfEmployee,
  body: EmployeeLeaves,
  reply: list(EmployeeLeft),
})

const LinkParams = z.object({ token: Id })

const FirstDebit = z.object({ on: DateText, amountInCent: Cents })

const GoingAccount = z.object({
  /** Masked. */
  iban: z.string(),
  accountHolder: z.string(),
  /** Of the mandate that is there. */
  reference: z.string(),
})

/** With what a leaver goes on, and what it costs whom; all of it is shown before. */
const PrivateOffer = z.object({
  /** Last day of the ticket by the company. */
  lastDay: DateText,
  /** What is subscribed to then. */
  subscriptionName: z.string(),
  /** First day of it. */
  from: DateText,
  /** Each payment, gross. */
  priceInCent: Cents,
  /** What is debited first; null where nothing is. */
  firstDebit: z.nullable(FirstDebit),
  /** Who pays. */
  payer: z.string(),
  /** The account that is debited by the mandate that is there; null where one has to be named. */
  account: z.nullable(GoingAccount),
  /** What is agreed to where an account is named, word for word. */
  mandateText: z.string(),
})
export type PrivateOffer = z.infer<typeof PrivateOffer>

export const getPrivateOffer = defineCall({
  name: 'subscription/getPrivateOffer',
  service: 'subscription',
  method: 'GET',
  path: '/subscription/link/{token}/private',
  summary: 'With what somebody who leaves a company goes on privately, with price, first debit, payer and mandate',
  access: { who: 'public' },
  params: LinkParams,
  reply: list(PrivateOffer),
})

export const GoPrivate = z.object({
  /** As they were shown. */
  from: PlainDate,
  priceInCent: Cents,
  /** What is debited first, and when; null where nothing is. */
  firstDebit: z.nullable(
    z.object({
      /** The bank day. */
      on: PlainDate,
      amountInCent: Cents,
    }),
  ),
  termsAccepted: z.literal(true, key('required')),
  /** Which account is debited, where none is known. */
  iban: z.optional(Iban),
  accountHolder: z.optional(BankName),
  /** To the mandate as it was shown. */
  consent: z.optional(z.boolean()),
})
export type GoPrivate = z.infer<typeof GoPrivate>

const WentPrivate = z.object({
  /** What people call the contract that was concluded. */
  contractNumber: z.string(),
  from: DateText,
})
export type WentPrivate = z.infer<typeof WentPrivate>

export const goPrivateByLink = defineCall({
  name: 'subscription/goPrivateByLink',
  service: 'subscription',
  method: 'POST',
  path: '/subscription/link/{token}/private',
  summary: 'Goes on privately with the plain ticket from the day after the last one by the company, once',
  access: { who: 'public' },
  params: LinkParams,
  body: GoPrivate,
  reply: list(WentPrivate),
})
