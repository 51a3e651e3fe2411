import { BLOCK_CAUSES, CARD_RECIPIENTS, CARD_STATES, COMFORT_CLASSES } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { Named } from '../../replies/order.ts'
import { DateText, InstantText } from '../../values/answered.ts'
import { Guid, Id } from '../../values/text.ts'

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
  /** For who has come by a link: with it the pass goes into a wallet, for a day. */
  walletKey: z.optional(z.string()),
})

/** The chip card of a contract. */
const Card = z.object({
  /** How it stands today: ordered, made, in the post, in use, blocked, over, or waiting for people to look at it. */
  state: z.enum(CARD_STATES),
  /** Its number; null before it is made. */
  serial: z.nullable(z.string()),
  /** To whom it is sent; null while the producer was not asked, and of one that was not ordered here. */
  recipient: z.nullable(z.enum(CARD_RECIPIENTS)),
  /** Name of whom it is sent to, where it is known. */
  recipientName: z.nullable(z.string()),
  /** Day on which it is expected, or was; null while none is known. */
  arrivesOn: z.nullable(DateText),
})
export type ContractCard = z.infer<typeof Card>

export const ContractPasses = z.object({
  /** The contract. */
  contractGuid: z.string(),
  /** What people call it. */
  contractNumber: z.string(),
  /** What it is on today, or on its first day. */
  medium: z.nullable(z.enum(['phone', 'chip'])),
  /** Number of the card; null on a phone, and while none is made. */
  cardSerial: z.nullable(z.string()),
  /** The card and how far it has come; null on a phone. */
  card: z.nullable(Card),
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

const PassesParams = z.object({ token: Id })

export const getPassesByLink = defineCall({
  name: 'subscription/getPassesByLink',
  service: 'subscription',
  method: 'GET',
  path: '/subscription/link/{token}/passes',
  summary: 'What can be shown to an inspector for a contract, for whoever has the link that its mail brought',
  access: { who: 'public' },
  params: PassesParams,
  reply: list(ContractPasses),
})
