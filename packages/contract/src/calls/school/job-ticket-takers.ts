import { CONTROL_ANSWERS, CONTROL_FINDINGS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, file, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { DateText } from '../../values/answered.ts'
import { PlainDate } from '../../values/date.ts'
import { Labelled, seen } from '../../values/portal.ts'
import { Guid } from '../../values/text.ts'

// Calls of our own: how many of a company have a job ticket, and who.

const OfCompany = z.object({ orgGuid: Guid })

const MonthOfTakers = z.object({
  /** Its first day. */
  month: DateText,
  /** Who has a ticket on its first day, in the month that runs today. */
  takers: z.int(),
  /** How many were agreed at least. */
  minimum: z.int(),
})

const FewTakers = z.extend(MonthOfTakers, {
  /** One of several firms that order as one; null is the company as a whole. */
  firm: z.nullable(Labelled),
})

const TakersOfCompany = z.object({
  /** This month and the next three, as far as it is known by now. */
  months: z.array(MonthOfTakers),
  /** The first month with too few, of the company and of each of its firms where these count. */
  warnings: z.array(FewTakers),
})
export type TakersOfCompany = z.infer<typeof TakersOfCompany>

export const getTakers = defineCall({
  name: 'schoolSubscription/getTakers',
  service: 'schoolSubscription',
  method: 'GET',
  path: '/schoolSubscription/takers/{orgGuid}',
  summary:
    'How many of a company have a job ticket in the next months, and where these are too few; none: nothing is agreed',
  access: seen('SchoolOverview', 'StudentOverview'),
  params: OfCompany,
  reply: list(TakersOfCompany),
})

const ControlQuery = z.object({
  /** Any day of the month; the one that runs without it. */
  day: z.optional(PlainDate),
})
export type ControlQuery = z.infer<typeof ControlQuery>

export const exportControlFile = defineCall({
  name: 'schoolSubscription/exportControlFile',
  service: 'schoolSubscription',
  method: 'GET',
  path: '/schoolSubscription/controlFile/{orgGuid}',
  summary: 'Who of a company held a job ticket in a month, for the transport association; who fetches it is noted',
  access: seen('StudentOverview'),
  params: OfCompany,
  query: ControlQuery,
  reply: file('text/csv'),
  timeout: 120_000,
})

/** A job ticket that does not fit the company’s own list, with what can be said to it. */
const ControlDifference = z.object({
  contractGuid: z.string(),
  contractNumber: z.string(),
  /** Whose ticket it is. */
  student: Labelled,
  personnelNumber: z.string(),
  /** What does not fit the list. */
  finding: z.enum(CONTROL_FINDINGS),
  /** Last day in the company’s list; null: no end is known, or they never were in it. */
  listedUntil: z.nullable(DateText),
  /** Last day of the ticket as it is; null: no end is known. */
  ticketUntil: z.nullable(DateText),
  /** Its last day once it is said that they left, as it is agreed; null: it ends no earlier by that. */
  endsOn: z.nullable(DateText),
  /** What can be said to it; empty: the list itself has to be mended. */
  answers: z.array(z.enum(CONTROL_ANSWERS)),
})
export type ControlDifference = z.infer<typeof ControlDifference>

export const getControlDifferences = defineCall({
  name: 'schoolSubscription/getControlDifferences',
  service: 'schoolSubscription',
  method: 'GET',
  path: '/schoolSubscription/controlDifferences/{orgGuid}',
  summary: 'Job tickets of a month that do not fit the list of the company, each with what would come of an answer',
  access: seen('Student'),
  params: OfCompany,
  query: ControlQuery,
  reply: list(ControlDifference),
})

/** Differences that are answered at once, at most. */
const MOST_AT_ONCE = 500

const AnswerDifferences = z.extend(ControlQuery, {
  /** Those that were chosen. */
  contractGuids: z
    .array(Guid)
    .check(z.minLength(1, key('required')), z.maxLength(MOST_AT_ONCE, key('exceedMaximumLength'))),
  /** `left`: the tickets end as agreed · `listed`: they are in the list from today on. */
  answer: z.enum(CONTROL_ANSWERS, key('required')),
})
export type AnswerDifferences = z.infer<typeof AnswerDifferences>

export const answerControlDifferences = defineCall({
  name: 'schoolSubscription/answerControlDifferences',
  service: 'schoolSubscription',
  method: 'POST',
  path: '/schoolSubscription/controlDifferences/{orgGuid}',
  summary: 'Says of chosen differences that these people left, or are in the list; gives what is left of them',
  access: seen('Student'),
  params: OfCompany,
  body: AnswerDifferences,
  reply: list(ControlDifference),
})
