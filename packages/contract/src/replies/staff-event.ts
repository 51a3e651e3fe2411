import { TROUBLE_KINDS, TROUBLE_LEVEL_NAMES } from '@billett/domain'
import * as z from 'zod/mini'
import { InstantText } from '../values/answered.ts'

/** Something that staff must know (Spec 3 §2.4). */
export const StaffEvent = z.object({
  id: z.string(),
  /** When it was met first. */
  date: InstantText,
  /** How often it was met before somebody took note of it. */
  times: z.number(),
  /** When it was met last. */
  lastOn: InstantText,
  level: z.enum(TROUBLE_LEVEL_NAMES),
  kind: z.enum(TROUBLE_KINDS),
  /** What it is, in the reader's language. */
  comment: z.string(),
  /** Whose staff are told; null where it concerns the process. */
  clientId: z.nullable(z.string()),
  /** What that company is called. */
  client: z.nullable(z.string()),
  /** The order it is about, where it is about one. */
  orderId: z.nullable(z.string()),
  /** Who has taken note of it; null as long as nobody has, and where that account is gone. */
  acknowledgedBy: z.nullable(z.string()),
  acknowledgedOn: z.nullable(InstantText),
  /** Nobody took note of it: what it told of was over by then. */
  isSettled: z.boolean(),
  /** What was said when it was taken note of. */
  note: z.nullable(z.string()),
  /** Which colleague sees to it; null as long as nobody does. */
  assignedTo: z.nullable(z.string()),
  /** Until then it waits for nobody; null where it waits. */
  snoozedUntil: z.nullable(InstantText),
})
export type StaffEvent = z.infer<typeof StaffEvent>

/** Somebody of the company to whom an event can be handed. */
export const StaffColleague = z.object({
  userId: z.string(),
  /** First and last name, or the user name without these. */
  name: z.string(),
  /** True for whoever asks. */
  isSelf: z.boolean(),
})
export type StaffColleague = z.infer<typeof StaffColleague>
