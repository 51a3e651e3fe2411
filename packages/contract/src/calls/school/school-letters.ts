import * as z from 'zod/mini'
import { defineCall, file, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { DateText } from '../../values/answered.ts'
import { PlainDate } from '../../values/date.ts'
import { seen } from '../../values/portal.ts'

// Calls of our own: letters of decisions to people of whom no e-mail address is known go by post.

const service = 'schoolSubscription' as const
const access = seen('AcceptDecline')

/** Letters that are printed at a time. */
export const PRINTED_AT_ONCE = 200

/** Letters that wait for the post: nothing of them counts as delivered, and no term of an objection runs. */
const LettersToPost = z.object({
  toPost: z.int(),
  /** Of these, those that were printed and of which nobody has noted that they were posted. */
  printed: z.int(),
  /** Of these, those to people whose address is not known or secret: who pays hands them over as it can. */
  unaddressed: z.int(),
  /** Day of the oldest decision that waits; null: none does. */
  since: z.nullable(DateText),
})
export type LettersToPost = z.infer<typeof LettersToPost>

export const getLettersToPost = defineCall({
  name: 'schoolSubscription/getLettersToPost',
  service,
  method: 'GET',
  path: '/schoolSubscription/letters/toPost',
  summary: 'How many letters of decisions wait to be printed and posted; to who pays alone',
  access,
  reply: list(LettersToPost),
})

export const printLetters = defineCall({
  name: 'schoolSubscription/printLetters',
  service,
  method: 'POST',
  path: '/schoolSubscription/letters/print',
  summary:
    'The letters that wait for the post as one file to be printed, the oldest first; they are posted once noted so',
  access,
  reply: file('application/pdf'),
  timeout: 120_000,
})

const Posted = z.object({
  /** Day they were handed to the post. */
  postedOn: PlainDate.check(z.minLength(1, key('required'))),
})
export type PostedLetters = z.infer<typeof Posted>

export const notePosted = defineCall({
  name: 'schoolSubscription/notePosted',
  service,
  method: 'POST',
  path: '/schoolSubscription/letters/posted',
  summary: 'Notes that the letters that were printed are posted: their delivery and the term of objections follow',
  access,
  body: Posted,
  reply: list(LettersToPost),
})
