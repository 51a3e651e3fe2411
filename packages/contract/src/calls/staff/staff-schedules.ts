import { DELIVERIES, EXPORTED_LISTS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, empty, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { InstantText } from '../../values/answered.ts'
import { count } from '../../values/count.ts'
import { LIST_FILE_TIMEOUT, LIST_FORMATS, listFile } from '../../values/list-file.ts'
import { Guid } from '../../values/text.ts'

const service = 'admin' as const
const access = { who: 'staff', rights: ['AllowedToUseAdminPanel'] } as const

const ListRun = z.object({
  id: z.string(),
  begunOn: InstantText,
  /** `running`, `done`: its file can be fetched, `failed`: it is tried again. */
  state: z.enum(['running', 'done', 'failed']),
  /** Rows of the file; null where there is none. */
  rows: z.nullable(z.int()),
  fileName: z.nullable(z.string()),
})

/** A view of a list that is sent to whoever has saved this, by the clock. */
const StaffSchedule = z.object({
  id: z.string(),
  /** The screen that has the list. */
  list: z.enum(EXPORTED_LISTS),
  /** What the view is called. */
  view: z.string(),
  format: z.enum(LIST_FORMATS),
  /** 1 on Mondays; null: every day. */
  weekday: z.nullable(z.int()),
  /** `07:30`, as clocks of the region show it. */
  time: z.string(),
  /** `folder`: also into the folder that the operator has set up. */
  delivery: z.enum(DELIVERIES),
  /** When it runs next; null once it has ended. */
  nextOn: z.nullable(InstantText),
  /** It ended because its owner may not see the list any more. */
  isEnded: z.boolean(),
  /** The last of them, the latest first; files are kept for fourteen days. */
  runs: z.array(ListRun),
})
export type StaffSchedule = z.infer<typeof StaffSchedule>

export const getStaffSchedules = defineCall({
  name: 'admin/getSchedules',
  service,
  method: 'GET',
  path: '/admin/schedules',
  summary: 'The lists that the caller is sent by the clock, each with its last runs',
  access,
  reply: list(StaffSchedule),
})

const ScheduleDelivery = z.object({
  /** `folder`: also into the folder that the operator has set up. */
  delivery: z.enum(DELIVERIES),
})

export const getScheduleDeliveries = defineCall({
  name: 'admin/getScheduleDeliveries',
  service,
  method: 'GET',
  path: '/admin/scheduleDeliveries',
  summary: 'Where lists can go that are made by the clock: into a folder only where the operator has set one up',
  access,
  reply: list(ScheduleDelivery),
})

export const NewSchedule = z.object({
  /** A view that the caller sees. */
  viewId: Guid,
  format: z.enum(LIST_FORMATS, key('notValid')),
  /** 1 on Mondays; every day without it. */
  weekday: z.optional(count(1, 7)),
  /** By mail alone without it. */
  delivery: z.optional(z.enum(DELIVERIES, key('notValid'))),
  /** `07:30`, as clocks of the region show it. */
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, key('notValid'))),
})
export type NewSchedule = z.infer<typeof NewSchedule>

export const createStaffSchedule = defineCall({
  name: 'admin/createSchedule',
  service,
  method: 'POST',
  path: '/admin/schedules',
  summary: 'Has a view of a list sent to the caller by the clock: a mail leads to the file, for who signs in',
  access,
  body: NewSchedule,
  reply: list(StaffSchedule),
})

const ScheduleParams = z.object({ scheduleId: Guid })

export const deleteStaffSchedule = defineCall({
  name: 'admin/deleteSchedule',
  service,
  method: 'DELETE',
  path: '/admin/schedules/{scheduleId}',
  summary: 'Sends a list by the clock no more, and deletes the files it has made',
  access,
  params: ScheduleParams,
  reply: empty,
})

const RunParams = z.object({ scheduleId: Guid, runId: Guid })

export const getScheduledFile = defineCall({
  name: 'admin/getScheduledFile',
  service,
  method: 'GET',
  path: '/admin/schedules/{scheduleId}/runs/{runId}/file',
  summary: 'A file that was made by the clock, for its owner, as long as they may see what it has',
  access: { ...access, noted: true },
  params: RunParams,
  reply: listFile,
  timeout: LIST_FILE_TIMEOUT,
})
