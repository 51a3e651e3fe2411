import { EVENT_ACTS, sortsOf, TROUBLE_KINDS, TROUBLE_LEVEL_NAMES } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { EVENT_SORTS } from '../../lists/events-address.ts'
import { StaffColleague, StaffEvent } from '../../replies/staff-event.ts'
import { Instant } from '../../values/date.ts'
import { staffPageFields } from '../../values/staff-page.ts'
import { Guid, longText } from '../../values/text.ts'

const service = 'admin' as const
const access = { who: 'staff', rights: ['AllowedToUseAdminPanel'] } as const

const notes = { ...access, rights: [...access.rights, 'AllowedToAcknowledgeEvents'] } as const

/** Most events that are acted upon at once, and the longest note. */
export const BULK_EVENTS = 1_000
export const EVENT_NOTE_LENGTH = 500

const StaffEventFilter = z.object({
  /** One of the clients that the caller sees; all of these without it. */
  clientId: z.optional(Guid),
  /** Any of these; all without it. */
  levels: z.optional(z.array(z.enum(TROUBLE_LEVEL_NAMES, key('notValid')))),
  /** Any of these; all without it. */
  kinds: z.optional(z.array(z.enum(TROUBLE_KINDS, key('notValid')))),
  /** True: those that somebody has taken note of. False: those that wait for it. Both without it. */
  acknowledged: z.optional(z.boolean(key('notValid'))),
  /** True: those put off until later. False: those that are not. Both without it. */
  snoozed: z.optional(z.boolean(key('notValid'))),
  /** True: those that the caller sees to. False: those that nobody does. All without it. */
  mine: z.optional(z.boolean(key('notValid'))),
  /** Those met at this moment or later. */
  from: z.optional(Instant),
  /** Those met first before this moment. */
  before: z.optional(Instant),
})
export type StaffEventFilter = z.infer<typeof StaffEventFilter>

const StaffEventsQuery = z.extend(StaffEventFilter, {
  ...staffPageFields,
  /** What was met latest comes first without it. */
  sort: z.optional(z.enum(sortsOf(EVENT_SORTS), key('notValid'))),
})
export type StaffEventsQuery = z.infer<typeof StaffEventsQuery>

export const getStaffEvents = defineCall({
  name: 'admin/getEvents',
  service,
  method: 'GET',
  path: '/admin/events',
  summary: 'What staff must know',
  access,
  query: StaffEventsQuery,
  reply: list(StaffEvent),
  supersedes: true,
})

const EventParams = z.object({ eventId: Guid })

export const acknowledgeStaffEvent = defineCall({
  name: 'admin/acknowledgeEvent',
  service,
  method: 'PUT',
  path: '/admin/event/{eventId}/acknowledge',
  summary: 'Takes note of something that staff must know, once; the same trouble is told again afterwards',
  access: notes,
  params: EventParams,
  reply: list(StaffEvent),
})

const HandleEvents = z.object({
  /** Which; those that somebody has taken note of meanwhile are left as they are. */
  eventIds: z.array(Guid).check(z.minLength(1, key('required')), z.maxLength(BULK_EVENTS, key('outOfRange'))),
  act: z.enum(EVENT_ACTS, key('notValid')),
  /** What colleagues are to know; kept where they are taken note of. */
  note: z.optional(longText(EVENT_NOTE_LENGTH)),
  /** To whom they are handed; to nobody without it. */
  assignedTo: z.optional(Guid),
  /** Until when they are put off; not any more without it. */
  snoozedUntil: z.optional(Instant),
})
export type HandleEvents = z.infer<typeof HandleEvents>

export const handleStaffEvents = defineCall({
  name: 'admin/handleEvents',
  service,
  method: 'POST',
  path: '/admin/events/handle',
  summary: 'Takes note of several events with a word about it, hands them to a colleague, or puts them off',
  access: notes,
  body: HandleEvents,
  reply: list(StaffEvent),
})

export const getStaffColleagues = defineCall({
  name: 'admin/getColleagues',
  service,
  method: 'GET',
  path: '/admin/events/colleagues',
  summary: 'To whom of the company events can be handed, by name',
  access: notes,
  reply: list(StaffColleague),
})
