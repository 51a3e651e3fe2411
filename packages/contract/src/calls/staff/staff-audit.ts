import { ACT_KINDS, sortsOf } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { ACT_SORTS } from '../../lists/audit-address.ts'
import { StaffAct, StaffRefusal } from '../../replies/staff-act.ts'
import { BulkUser } from '../../replies/staff-user.ts'
import { count } from '../../values/count.ts'
import { Instant, PlainDate } from '../../values/date.ts'
import { DryRun, StaffCount, staffPageFields } from '../../values/staff-page.ts'
import { Guid, line } from '../../values/text.ts'

const service = 'admin' as const
const access = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToSeeAudit'] } as const

const StaffActFilter = z.object({
  /**
   * Number of who did it or of what it was done to (of an order, ticket, contract, invoice or customer as people know
   * it), how the e-mail address of whose it is begins, or the last name or the user name of who did it.
   */
  search: z.optional(line(120)),
  /** The name of a call, `admin/cancelOrder`, or what of it comes after its service. */
  call: z.optional(line(60)),
  /** A part of the reason that was given. Needs `from`: `error.narrowFilter` without it. */
  reason: z.optional(line(120)),
  subjectKind: z.optional(z.enum(ACT_KINDS, key('notValid'))),
  /** One of the clients that the caller sees; all of these without it. */
  clientId: z.optional(Guid),
  /** At this moment or later. */
  from: z.optional(Instant),
  /** Before this moment. */
  before: z.optional(Instant),
})
export type StaffActFilter = z.infer<typeof StaffActFilter>

const StaffActsQuery = z.extend(StaffActFilter, {
  ...staffPageFields,
  /** The latest come first without it. */
  sort: z.optional(z.enum(sortsOf(ACT_SORTS), key('notValid'))),
})
export type StaffActsQuery = z.infer<typeof StaffActsQuery>

export const searchStaffActs = defineCall({
  name: 'admin/searchActs',
  service,
  method: 'GET',
  path: '/admin/audit',
  summary: 'What people of the company did to what the caller sees, and read in full',
  access,
  query: StaffActsQuery,
  reply: list(StaffAct),
  supersedes: true,
})

export const countStaffActs = defineCall({
  name: 'admin/countActs',
  service,
  method: 'GET',
  path: '/admin/audit/count',
  summary: 'How many of these acts there are',
  access,
  query: StaffActFilter,
  reply: list(StaffCount),
  supersedes: true,
})

const ActParams = z.object({ number: count(1, Number.MAX_SAFE_INTEGER) })

export const undoStaffAct = defineCall({
  name: 'admin/undoAct',
  service,
  method: 'POST',
  path: '/admin/audit/{number}/undo',
  summary: 'Puts back what an act of the last thirty days changed, by who may do it; says of each whether it was done',
  access,
  params: ActParams,
  query: DryRun,
  reply: list(BulkUser),
})

const StaffRefusalsQuery = z.object({
  /** One of the clients that the caller sees; all of these without it. */
  clientId: z.optional(Guid),
  /** On this day or later. */
  from: z.optional(PlainDate),
  ...staffPageFields,
})
export type StaffRefusalsQuery = z.infer<typeof StaffRefusalsQuery>

export const getStaffRefusals = defineCall({
  name: 'admin/getRefusals',
  service,
  method: 'GET',
  path: '/admin/audit/refusals',
  summary: 'What people of the company wanted to do and were refused, by day, the latest first; kept for a year',
  access,
  query: StaffRefusalsQuery,
  reply: list(StaffRefusal),
})
