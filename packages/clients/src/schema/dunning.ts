import { DUNNING_STATES, RETURN_READINGS } from '@billett/domain'
import * as z from 'zod/mini'
import { LocalText } from './local-text.ts'

const DAYS = 365
/** Cents. */
const HIGHEST_FEE = 5000

const ReturnReaction = z.object({
  isFeeDue: z.boolean(),
  isDunned: z.boolean(),
  retryAfterDays: z.nullable(z.int().check(z.minimum(1), z.maximum(DAYS))),
  mandate: z.enum(['usable', 'unusable']),
  isHeld: z.boolean(),
  asksFor: z.enum(['nothing', 'account']),
  isForStaff: z.boolean(),
})

const DunningLevel = z.object({
  state: z.enum(DUNNING_STATES),
  afterDays: z.int().check(z.minimum(0), z.maximum(DAYS)),
  feeCents: z.int().check(z.minimum(0), z.maximum(HIGHEST_FEE)),
  isBlocked: z.boolean(),
  /** Of the letter, instead of the usual words. */
  subject: z.optional(LocalText),
  /** The same; `{day}` stands for the last day on which nothing further follows. */
  lead: z.optional(LocalText),
})

/** What follows from debits that come back, where a client has it otherwise than usual. */
export const Dunning = z.object({
  /** By how a return is read; what is not named is as usual. */
  returns: z.optional(z.partialRecord(z.enum(RETURN_READINGS), ReturnReaction)),
  /** All levels, in their order. */
  levels: z.optional(z.array(DunningLevel)),
})
export type Dunning = z.infer<typeof Dunning>
