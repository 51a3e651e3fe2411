import { ACT_KINDS } from '@billett/domain'
import * as z from 'zod/mini'
import { DateText, InstantText } from '../values/answered.ts'

/** What somebody of the company did, or read in full. */
export const StaffAct = z.object({
  /** Counts all of them, of all clients. */
  number: z.int(),
  on: InstantText,
  /** Who did it. */
  actorId: z.string(),
  /** Their name; `null` where that account is gone. */
  actorName: z.nullable(z.string()),
  /** From where: an IP address. */
  address: z.string(),
  /** The name of the call. */
  call: z.string(),
  /** What it was done to; `subjectId` is empty where that is the shop as a whole. */
  subjectKind: z.enum(ACT_KINDS),
  subjectId: z.string(),
  /** Of which company that is. */
  clientId: z.string(),
  /** What that company is called. */
  client: z.string(),
  /** What has changed, as it was and as it is. JSON, as text; empty where nothing has. */
  before: z.string(),
  after: z.string(),
  /** SHA-256, hex, of this and everything before it. */
  hash: z.string(),
  /** Whether the caller can put back what it changed. */
  isUndoable: z.boolean(),
})
export type StaffAct = z.infer<typeof StaffAct>

/** How often somebody of the company was refused one thing on one day. */
export const StaffRefusal = z.object({
  day: DateText,
  /** Who wanted it. */
  actorId: z.string(),
  /** Their name; `null` where that account is gone. */
  actorName: z.nullable(z.string()),
  /** The name of the call. */
  call: z.string(),
  /** Name of the right that it takes, the most particular one; null of a call that is none any more. */
  right: z.nullable(z.string()),
  /** Why, as errors say it: `error.forbidden`. */
  translationKey: z.string(),
  times: z.int(),
  /** Whose shop they were signed in to. */
  clientId: z.string(),
  /** What that company is called. */
  client: z.string(),
})
export type StaffRefusal = z.infer<typeof StaffRefusal>
