import { MAIL_KINDS, MAIL_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { StaffMail } from '../../replies/staff-mail.ts'
import { Instant } from '../../values/date.ts'
import { staffPageFields } from '../../values/staff-page.ts'
import { Guid, line } from '../../values/text.ts'

const service = 'admin' as const
const access = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToSeeMails'] } as const

const StaffMailFilter = z.object({
  /** How the address of the recipient or the number of the order or a ticket begins. */
  search: z.optional(line(120)),
  /** One of the clients that the caller sees; all of these without it. */
  clientId: z.optional(Guid),
  /** Any of these; all without it. */
  kinds: z.optional(z.array(z.enum(MAIL_KINDS, key('notValid')))),
  /** Any of these; all without it. */
  states: z.optional(z.array(z.enum(MAIL_STATES, key('notValid')))),
  /** A part of its subject. */
  subject: z.optional(line(120)),
  /** Those of this moment or later. */
  from: z.optional(Instant),
  /** Those before this moment. */
  before: z.optional(Instant),
})
export type StaffMailFilter = z.infer<typeof StaffMailFilter>

const StaffMailsQuery = z.extend(StaffMailFilter, staffPageFields)
export type StaffMailsQuery = z.infer<typeof StaffMailsQuery>

export const searchStaffMails = defineCall({
  name: 'admin/searchMails',
  service,
  method: 'GET',
  path: '/admin/mails',
  summary: 'A page of the mails of the last ninety days, the latest first; addresses are hidden',
  access,
  query: StaffMailsQuery,
  reply: list(StaffMail),
  supersedes: true,
})

const MailParams = z.object({
  /** Of the mail. */
  mailGuid: Guid,
})

export const getStaffMail = defineCall({
  name: 'admin/getMail',
  service,
  method: 'GET',
  path: '/admin/mails/{mailGuid}',
  summary: 'A mail with its recipient, for whoever may see personal details; that it was read is noted',
  access: { ...access, noted: true },
  params: MailParams,
  reply: list(StaffMail),
})
