import { MESSAGE_PLACES } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { InstantText } from '../../values/answered.ts'

const MessageOfTheDay = z.object({
  id: z.string(),
  title: z.string(),
  /** HTML, sanitised when it was written. */
  message: z.string(),
  /** Where in the shop it is to be shown; empty is everywhere. */
  places: z.array(z.enum(MESSAGE_PLACES)),
  from: InstantText,
  to: InstantText,
})
export type MessageOfTheDay = z.infer<typeof MessageOfTheDay>

export const getMessageOfTheDay = defineCall({
  name: 'user/getMessageOfTheDay',
  service: 'user',
  method: 'GET',
  path: '/user/messageOfTheDay',
  summary: 'Messages that are to be shown now to whoever reads this language, the latest first',
  access: { who: 'public' },
  reply: list(MessageOfTheDay),
})
