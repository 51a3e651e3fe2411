import { LANGUAGES, MESSAGE_PLACES, MESSAGE_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { InstantText } from '../values/answered.ts'

const TextOfLanguages = z.object({ de: z.string(), en: z.string() })

/** A message of the day as those see it who write it (Spec 3 §3). */
export const StaffMessage = z.object({
  id: z.string(),
  /** Counts its changes from 1: who changes it says which one was read. */
  version: z.int(),
  clientId: z.string(),
  /** What that company is called. */
  client: z.string(),
  title: TextOfLanguages,
  /** HTML, as passengers get it: what is not allowed in a message is gone. */
  message: TextOfLanguages,
  /** Where in the shop it is shown; empty is everywhere. */
  places: z.array(z.enum(MESSAGE_PLACES)),
  /** Whom by the language they read; empty is everybody. */
  languages: z.array(z.enum(LANGUAGES)),
  from: InstantText,
  to: InstantText,
  state: z.enum(MESSAGE_STATES),
})
export type StaffMessage = z.infer<typeof StaffMessage>
