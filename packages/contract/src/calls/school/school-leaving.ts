import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { DateText } from '../../values/answered.ts'
import { PlainDate } from '../../values/date.ts'
import { Cents } from '../../values/money.ts'
import { Labelled, seen } from '../../values/portal.ts'
import { Guid } from '../../values/text.ts'

// Calls of our own: a school says that one pupil leaves, without a list of all.

const service = 'schoolSubscription' as const

/** Why a pupil leaves. */
export const PUPIL_LEAVES_BY = ['movedAway', 'otherSchool', 'finished', 'other'] as const

const OfPupil = z.object({ guid: Guid })

const PupilLeaves = z.object({
  /** Last day at the school. */
  leavesOn: PlainDate,
  reason: z.enum(PUPIL_LEAVES_BY, key('notValid')),
  /** Only what would come of it. */
  dryRun: z.boolean(),
})
export type PupilLeaves = z.infer<typeof PupilLeaves>

const EndingContract = z.object({
  contractGuid: z.string(),
  contractNumber: z.string(),
  /** The last day of the ticket. */
  lastDay: DateText,
  /** Number of the card, which is good until then; empty without one. */
  cardNumber: z.string(),
})

const PupilLeft = z.object({
  leavesOn: DateText,
  /** Tickets that end by it. */
  contracts: z.array(EndingContract),
  /** What is still claimed until the school year ends, as it is and as it would be; empty for who sees no money. */
  sums: z.array(z.object({ payer: Labelled, beforeInCent: Cents, afterInCent: Cents })),
})
export type PupilLeft = z.infer<typeof PupilLeft>

export const letPupilGo = defineCall({
  name: 'schoolSubscription/letPupilGo',
  service,
  method: 'POST',
  path: '/schoolSubscription/customers/{guid}/leavesSchool',
  summary: 'A pupil leaves the school after a day, and the ticket ends with it; or only what would come of it',
  access: seen('Student'),
  params: OfPupil,
  body: PupilLeaves,
  reply: list(PupilLeft),
})

const PupilStays = z.object({
  /** Last day there as before; null: no end is known. */
  until: z.nullable(DateText),
  /** How many tickets go on. */
  contracts: z.int(),
})
export type PupilStays = z.infer<typeof PupilStays>

export const letPupilStay = defineCall({
  name: 'schoolSubscription/letPupilStay',
  service,
  method: 'POST',
  path: '/schoolSubscription/customers/{guid}/stays',
  summary: 'Takes back that a pupil leaves, as long as nothing was changed or claimed after it',
  access: seen('Student'),
  params: OfPupil,
  reply: list(PupilStays),
})
