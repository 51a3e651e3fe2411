import { LINK_ACTS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { DateText, InstantText } from '../../values/answered.ts'
import { PlainDate } from '../../values/date.ts'
import { Cents } from '../../values/money.ts'
import { Guid, Id } from '../../values/text.ts'
import { BankName, Iban } from '../pay/mandates.ts'

const service = 'subscription' as const
const access = { who: 'public' } as const

const LinkParams = z.object({ token: Id })

/** Something that will be collected. */
const Debit = z.object({
  /** The day it is collected on. */
  on: DateText,
  /** How much, gross. */
  amountInCent: Cents,
  /** Why, a sentence each. */
  reasons: z.array(z.string()),
})

const MissingByLink = z.object({
  guid: z.string(),
  label: z.string(),
  /** The day by which it has to come; null where there is none. */
  neededBy: z.nullable(DateText),
})

const DebitedNow = z.object({
  /** Masked; null where no account was named yet. */
  iban: z.nullable(z.string()),
  /** Of the account; where there is none, who pays. */
  accountHolder: z.string(),
  /** Of the mandate; null where there is none yet. */
  reference: z.nullable(z.string()),
  /** What is agreed to, word for word. */
  mandateText: z.string(),
})

/** What a link of a mail is good for, and what has to be known for that. */
const SubscriptionLink = z.object({
  /** The one thing it is good for. */
  act: z.enum(LINK_ACTS),
  /** `used`: what it is good for has been done. */
  state: z.enum(['open', 'used', 'expired']),
  /** Until when it can be used. */
  until: InstantText,
  /** What people call the contract. */
  contractNumber: z.string(),
  /** What is subscribed to. */
  subscriptionName: z.string(),
  /** Of `giveProof`: which proof is missing, and by when it has to come. */
  proof: z.nullable(MissingByLink),
  /** Of `changeAccount`: the account that is debited now, masked, and what is agreed to with another. */
  account: z.nullable(DebitedNow),
  /** Of `seeDue`: what will be debited next; empty for the others. */
  debits: z.array(Debit),
})
export type SubscriptionLink = z.infer<typeof SubscriptionLink>

export const getSubscriptionLink = defineCall({
  name: 'subscription/getLink',
  service,
  method: 'GET',
  path: '/subscription/link/{token}',
  summary: 'What a link of a mail is good for; looking at it uses nothing up',
  access,
  params: LinkParams,
  reply: list(SubscriptionLink),
})

export const GivenProof = z
  .object({
    /** As `uploadFiles` answered. */
    fileId: Guid,
    /** First day it shows something for. */
    from: PlainDate,
    /** Last day it shows something for. */
    to: PlainDate,
  })
  .check(z.refine(({ from, to }) => to >= from, { path: ['to'], message: key('dateBeforeOther') }))
export type GivenProof = z.infer<typeof GivenProof>

const LinkDone = z.object({
  /** What was done by the link. */
  act: z.enum(LINK_ACTS),
  doneOn: InstantText,
})
export type LinkDone = z.infer<typeof LinkDone>

export const giveProofByLink = defineCall({
  name: 'subscription/giveProofByLink',
  service,
  method: 'POST',
  path: '/subscription/link/{token}/proof',
  summary: 'Hands in the missing proof that a link of a mail asks for, once',
  access,
  params: LinkParams,
  body: GivenProof,
  reply: list(LinkDone),
})

export const ChangedAccount = z.object({
  iban: Iban,
  accountHolder: BankName,
  /** To the mandate as it was shown. */
  consent: z.literal(true, key('required')),
})
export type ChangedAccount = z.infer<typeof ChangedAccount>

export const openLink = defineCall({
  name: 'subscription/openLink',
  service,
  method: 'POST',
  path: '/subscription/link/{token}/open',
  summary: 'Says that a link that shows something was looked at: its address is that of whoever applied',
  access,
  params: LinkParams,
  reply: list(LinkDone),
})

export const changeAccountByLink = defineCall({
  name: 'subscription/changeAccountByLink',
  service,
  method: 'POST',
  path: '/subscription/link/{token}/account',
  summary: 'Changes the account that is debited, by a link of a mail, once; the one before stays provable',
  access,
  params: LinkParams,
  body: ChangedAccount,
  reply: list(LinkDone),
})

export const confirmGuardianAddress = defineCall({
  name: 'subscription/confirmGuardianAddress',
  service,
  method: 'POST',
  path: '/subscription/link/{token}/address',
  summary: 'A guardian whom a school has named confirms their address, once: from then on they are written to there',
  access,
  params: LinkParams,
  reply: list(LinkDone),
})
