import { BLOCK_CAUSES, COMFORT_CLASSES } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { Named } from '../../replies/order.ts'
import { DateText, InstantText } from '../../values/answered.ts'
import { Guid } from '../../values/text.ts'

/** What somebody shows to an inspector for a period of a contract. */
const Pass = z.object({
  ticketId: z.string(),
  /** What it is called at length. */
  ticketName: z.string(),
  comfortClass: z.enum(COMFORT_CLASSES),
  /** Name of who travels; null where it can be passed on. */
  passengerName: z.nullable(z.string()),
  passengerBirthDate: z.nullable(DateText),
  startName: z.nullable(z.string()),
  endName: z.nullable(z.string()),
  viaText: z.nullable(z.string()),
  zones: z.array(Named),
  validFrom: InstantText,
  /** The first moment at which it is not good any more. */
  validTo: InstantText,
  /** It is good now. */
  isCurrent: z.boolean(),
  /** The signed barcode as an SVG data URL. */
  image: z.nullable(z.string()),
})

const ContractPasses = z.object({
  /** The contract. */
  contractGuid: z.string(),
  /** What people call it. */
  contractNumber: z.string(),
  /** What it is on today, or on its first day. */
  medium: z.nullable(z.enum(['phone', 'chip'])),
  /** Number of the card; null on a phone, and while none is made. */
  cardSerial: z.nullable(z.string()),
  /** Why nothing can be shown today although the contract runs; empty where something can. */
  blockedBy: z.array(z.enum(BLOCK_CAUSES)),
  /** Passes of this period and those ahead that were issued already, the earliest first; none on a card. */
  passes: z.array(Pass),
})
export type ContractPasses = z.infer<typeof ContractPasses>
export type ContractPass = ContractPasses['passes'][number]

const PassesQuery = z.object({
  /** The contract. */
  contractGuid: Guid,
})

export const getSubscriptionPasses = defineCall({
  name: 'subscription/getPasses',
  service: 'subscription',
  method: 'GET',
  path: '/subscription/passes/{contractGuid}',
  summary: 'What can be shown to an inspector for a contract, for this period and those that were issued ahead',
  access: { who: 'customer' },
  params: PassesQuery,
  reply: list(ContractPasses),
})
