import * as z from 'zod/mini'
import { defineCall, file, list } from '../../define-call.ts'
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
