import { LANGUAGES, MESSAGE_LENGTH, MESSAGE_PLACES, MESSAGE_TITLE_LENGTH } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, empty, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { StaffMessage } from '../../replies/staff-message.ts'
import { count } from '../../values/count.ts'
import { Instant } from '../../values/date.ts'
import { DryRun, staffPageFields } from '../../values/staff-page.ts'
import { Guid, markup, requiredLine } from '../../values/text.ts'

const service = 'admin' as const
const access = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToEditMessageOfTheDays'] } as const

const StaffMessagesQuery = z.object({
  /** One of the clients that the caller sees; all of these without it. */
  clientId: z.optional(Guid),
  ...staffPageFields,
})
export type StaffMessagesQuery = z.infer<typeof StaffMessagesQuery>

export const getStaffMessages = defineCall({
  name: 'admin/getMessagesOfTheDay',
  service,
  method: 'GET',
  path: '/admin/messageOfTheDay',
  summary: 'Messages of the day, those that are shown last first, over and to come included',
  access,
  query: StaffMessagesQuery,
  reply: list(StaffMessage),
})

const Title = requiredLine(MESSAGE_TITLE_LENGTH)
const Text = markup(MESSAGE_LENGTH).check(z.minLength(1, key('required')))

const fields = {
  title: z.object({ de: Title, en: Title }),
  /** HTML of paragraphs, lists, bold, emphasis and links; everything else is taken out. */
  message: z.object({ de: Text, en: Text }),
  /** Where in the shop it is shown; everywhere without it. */
  places: z.optional(z.array(z.enum(MESSAGE_PLACES, key('notValid')))),
  /** Whom by the language they read; everybody without it. */
  languages: z.optional(z.array(z.enum(LANGUAGES, key('notValid')))),
  from: Instant,
  /** Shown until this moment; not before `from`. */
  to: Instant,
}

const inOrder = z.refine<{ from: string; to: string }>(({ from, to }) => to >= from, {
  path: ['to'],
  message: key('dateBeforeOther'),
})

export const NewMessage = z
  .object({
    /** Whose shop shows it: one of the clients that the caller sees, the own one without it. */
    clientId: z.optional(Guid),
    ...fields,
  })
  .check(inOrder)
export type NewMessage = z.infer<typeof NewMessage>

export const createStaffMessage = defineCall({
  name: 'admin/createMessageOfTheDay',
  service,
  method: 'POST',
  path: '/admin/messageOfTheDay',
  summary: 'Stores a message that is shown for a while, to everybody or by place and language',
  access,
  query: DryRun,
  body: NewMessage,
  reply: list(StaffMessage),
})

const ChangedMessage = z
  .object({
    id: Guid,
    /** The version that was read; `error.changedMeanwhile` where there is a later one. */
    version: count(1, Number.MAX_SAFE_INTEGER),
    ...fields,
  })
  .check(inOrder)
export type ChangedMessage = z.infer<typeof ChangedMessage>

export const updateStaffMessage = defineCall({
  name: 'admin/updateMessageOfTheDay',
  service,
  method: 'PUT',
  path: '/admin/messageOfTheDay',
  summary: 'Changes a message; who has seen it is not shown it again',
  access,
  query: DryRun,
  body: ChangedMessage,
  reply: list(StaffMessage),
})

const MessageParams = z.object({ id: Guid })

export const deleteStaffMessage = defineCall({
  name: 'admin/deleteMessageOfTheDay',
  service,
  method: 'DELETE',
  path: '/admin/messageOfTheDay/{id}',
  summary: 'Removes a message for good',
  access,
  params: MessageParams,
  reply: empty,
})
