import { TROUBLE_LEVEL_NAMES } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { StaffEvent } from '../../replies/staff-event.ts'
import { Instant } from '../../values/date.ts'
import { LIST_FILE_TIMEOUT, listFile, listFileFields } from '../../values/list-file.ts'
import { staffPageFields } from '../../values/staff-page.ts'
import { Guid } from '../../values/text.ts'

const service = 'admin' as const
const access = { who: 'staff', rights: ['AllowedToUseAdminPanel'] } as const

const StaffEventFilter = z.object({
  /** One of the clients that the caller sees; all of these without it. */
  clientId: z.optional(Guid),
  /** Any of these; all without it. */
  levels: z.optional(z.array(z.enum(TROUBLE_LEVEL_NAMES, key('notValid')))),
  /** True: those that somebody has taken note of. False: those that wait for it. Both without it. */
  acknowledged: z.optional(z.boolean(key('notValid'))),
  /** Those of this moment or later. */
  from: z.optional(Instant),
  /** Those before this moment. */
  before: z.optional(Instant),
})

const StaffEventsQuery = z.extend(StaffEventFilter, staffPageFields)
export type StaffEventsQuery = z.infer<typeof StaffEventsQuery>

export const getStaffEvents = defineCall({
  name: 'admin/getEvents',
  service,
  method: 'GET',
  path: '/admin/events',
  summary: 'What staff must know, the latest first',
  access,
  query: StaffEventsQuery,
  reply: list(StaffEvent),
  supersedes: true,
})

const StaffEventsFileQuery = z.extend(StaffEventFilter, listFileFields)
export type StaffEventsFileQuery = z.infer<typeof StaffEventsFileQuery>

export const exportStaffEvents = defineCall({
  name: 'admin/exportEvents',
  service,
  method: 'GET',
  path: '/admin/events/export',
  summary: 'All of these events as CSV or XLSX, the latest first',
  access: { ...access, noted: true },
  query: StaffEventsFileQuery,
  reply: listFile,
  timeout: LIST_FILE_TIMEOUT,
})

const EventParams = z.object({ eventId: Guid })

export const acknowledgeStaffEvent = defineCall({
  name: 'admin/acknowledgeEvent',
  service,
  method: 'PUT',
  path: '/admin/event/{eventId}/acknowledge',
  summary: 'Takes note of something that staff must know, once; the same trouble is told again afterwards',
  access: { ...access, rights: [...access.rights, 'AllowedToAcknowledgeEvents'] },
  params: EventParams,
  reply: list(StaffEvent),
})
