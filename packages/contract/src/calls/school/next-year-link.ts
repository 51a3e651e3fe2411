import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { DateText } from '../../values/answered.ts'
import { Cents } from '../../values/money.ts'
import { Guid, Id } from '../../values/text.ts'

// Calls of our own: parents say by the link of a letter what is to become of a ticket in the next school year.

const service = 'schoolSubscription' as const
const access = { who: 'public' } as const

const OfLink = z.object({ token: Id })

const NextYear = z.object({
  /** Whose ticket it is, by name. */
  pupil: z.string(),
  /** Who pays so far. */
  authority: z.string(),
  /** By the year it begins in: `2027`. */
  schoolYear: z.string(),
  /** Its first day. */
  from: DateText,
  /** They may still say something; it is too late once the year has taken effect. */
  mayAct: z.boolean(),
  /** The way is not paid any more. */
  isOver: z.boolean(),
  /** A month at the parents’ own price; null where the ticket cannot be had so. */
  ownPriceInCent: z.nullable(Cents),
  /** The ticket goes on at that price. */
  paysSelf: z.boolean(),
  /** Last day of an exemption of which a new proof is asked for; null: of none. */
  exemptionEnds: z.nullable(DateText),
  /** They have handed in a new one, which who pays looks at. */
  hasNewProof: z.boolean(),
})
export type NextYear = z.infer<typeof NextYear>

export const getNextYear = defineCall({
  name: 'schoolSubscription/getNextYear',
  service,
  method: 'GET',
  path: '/schoolSubscription/nextYear/{token}',
  summary:
    'What becomes of a ticket in the next school year, and what parents can say about it, by the link of a letter',
  access,
  params: OfLink,
  reply: list(NextYear),
})

const OwnPrice = z.object({
  /** As it was shown. */
  priceInCent: Cents,
})

export const goOnAtOwnPrice = defineCall({
  name: 'schoolSubscription/goOnAtOwnPrice',
  service,
  method: 'POST',
  path: '/schoolSubscription/nextYear/{token}/ownPrice',
  summary: 'Parents keep the ticket, which is not paid for any more, at their own price from the next school year on',
  access,
  params: OfLink,
  body: OwnPrice,
  reply: list(NextYear),
})

const NewProof = z.object({
  /** As `uploadFiles` answered. */
  fileId: Guid,
})

export const handInExemption = defineCall({
  name: 'schoolSubscription/handInExemption',
  service,
  method: 'POST',
  path: '/schoolSubscription/nextYear/{token}/exemption',
  summary: 'Parents hand in a new proof of their exemption from the own share, which who pays looks at',
  access,
  params: OfLink,
  body: NewProof,
  reply: list(NextYear),
})
