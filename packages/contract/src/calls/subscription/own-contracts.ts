import {
  APPLICATION_STATES,
  CHANGE_REQUEST_KINDS,
  CHANGE_REQUEST_STATES,
  CLAIM_COMPONENTS,
  CONTRACT_LISTS,
  CONTRACT_LIVES,
  CONTRACT_ROLES,
  END_REASONS,
  SUBSCRIPTION_ACTIONS,
} from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { DateText, InstantText } from '../../values/answered.ts'
import { PlainDate } from '../../values/date.ts'
import { Cents, Price } from '../../values/money.ts'
import { Guid } from '../../values/text.ts'

const service = 'subscription' as const
const access = { who: 'customer' } as const

/** Days that belong together, the first and the last of them. */
const Days = z.object({ from: DateText, to: DateText })

/** What somebody asked for about a contract. */
export const ChangeRequest = z.object({
  guid: z.string(),
  kind: z.enum(CHANGE_REQUEST_KINDS),
  state: z.enum(CHANGE_REQUEST_STATES),
  stateText: z.string(),
  /** What was asked for, in a sentence. */
  description: z.string(),
  /** When it was received, which is what deadlines go by. */
  requestedOn: InstantText,
  decidedOn: z.nullable(InstantText),
  /** Why it was rejected or changed; null where nothing was said. */
  decision: z.nullable(z.string()),
  /** The first day on which it holds; null where it has none. */
  effectiveOn: z.nullable(DateText),
  /** Last day on which it can be taken back; null where it cannot be any more. */
  takeBackUntil: z.nullable(DateText),
  isTakenBack: z.boolean(),
})
export type ChangeRequest = z.infer<typeof ChangeRequest>

/** A debit or a credit that is to come, in short. */
const ComingDebit = z.object({ on: DateText, amountInCent: Cents })

const ContractAction = z.object({
  action: z.enum(SUBSCRIPTION_ACTIONS),
  isAllowed: z.boolean(),
  /** Why not, in the reader's language; null where it is allowed. */
  reason: z.nullable(z.string()),
})

/** Who pays for a contract, and how. */
export const ContractPayer = z.object({
  /** Null: the name is not known any more, or none of the reader's business. */
  name: z.nullable(z.string()),
  isReader: z.boolean(),
  /** What they take of the price, in the reader's language. */
  share: z.string(),
  /** How they pay, in the reader's language. */
  method: z.string(),
  /** Null without a mandate, and for a reader who is not the payer. */
  mandate: z.nullable(z.object({ reference: z.string(), maskedIban: z.string(), accountHolder: z.string() })),
})

/** What shows that somebody may have a contract. */
const ContractProof = z.object({
  guid: z.string(),
  /** What it shows, as the form asks for it. */
  label: z.string(),
  isMissing: z.boolean(),
  /** It has come and is being looked at; the pass waits until then. */
  isBeingExamined: z.boolean(),
  /** Day by which it has to come; null where it came with the order. */
  neededBy: z.nullable(DateText),
  /** First and last day it shows something for; null where nobody said. */
  from: z.nullable(DateText),
  until: z.nullable(DateText),
})

/** A file about a contract, opened as one of the account's documents. */
const ContractDocument = z.object({ guid: z.string(), fileName: z.string(), createdOn: InstantText })

/** When and for how long a contract can be paused that is asked for today. */
const PauseRule = z.object({
  /** First day a pause can begin on. */
  firstDay: DateText,
  /** Last day a pause can begin on. */
  lastDay: DateText,
  /** Whether it begins and ends with a period or on any day. */
  steps: z.enum(['period', 'day']),
  /** Shortest pause, in days. */
  minDays: z.int(),
  /** Longest pause, in days. */
  maxDays: z.int(),
  /** Most days of all pauses in twelve months. */
  maxDaysPerYear: z.int(),
})
export type PauseRule = z.infer<typeof PauseRule>

/** A contract as its subscriber, holder or payer sees it: all of it, so that no second question is needed. */
export const SubscriptionContract = z.object({
  guid: z.string(),
  contractNumber: z.string(),
  list: z.enum(CONTRACT_LISTS),
  /** State of the application (Spec 3 §4). */
  state: z.enum(APPLICATION_STATES),
  stateText: z.string(),
  /** Where the contract is today; null while there is none. */
  life: z.nullable(z.enum(CONTRACT_LIVES)),
  /** As what the reader takes part. */
  roles: z.array(z.enum(CONTRACT_ROLES)),
  subscriptionName: z.string(),
  /** Class, net or way. */
  description: z.string(),
  configurationId: z.string(),
  customerNumber: z.string(),
  /** Who concluded it. */
  subscriber: z.nullable(z.string()),
  /** Who travels. */
  holder: z.nullable(z.string()),
  /** First day; null while there is no contract. */
  validFrom: z.nullable(DateText),
  /** Last day; null: it runs until it is ended. */
  validUntil: z.nullable(DateText),
  endReason: z.nullable(z.enum(END_REASONS)),
  pauses: z.array(Days),
  /** Missing where it cannot be paused at all. */
  pauseRule: z.optional(PauseRule),
  medium: z.nullable(z.object({ kind: z.enum(['phone', 'chip']), serial: z.nullable(z.string()) })),
  /** What the reader pays of a period; unknown to who pays nothing. */
  price: Price,
  /** What is collected or credited next; null where nothing is, or the reader does not pay. */
  nextDebit: z.nullable(ComingDebit),
  /** What needs the reader's attention; null where nothing does. */
  problem: z.nullable(z.object({ kind: z.enum(['proofMissing', 'blocked', 'parked', 'open']), text: z.string() })),
  proofs: z.array(ContractProof),
  payers: z.array(ContractPayer),
  /** The contract with the instructions on withdrawal; nothing for who has not concluded it. */
  documents: z.array(ContractDocument),
  listChangeRequests: z.array(ChangeRequest),
  allowedActions: z.array(ContractAction),
  /** Number of the last thing that happened to it: actions name it, so that none meets a contract it did not see. */
  seq: z.int(),
})
export type SubscriptionContract = z.infer<typeof SubscriptionContract>

export const getSubscriptionContracts = defineCall({
  name: 'subscription/getSubscriptionContracts',
  service,
  method: 'GET',
  path: '/subscription/subscriptionContracts',
  summary: 'Contracts the customer takes part in: requested, running and expired, each with all there is to see',
  access,
  reply: list(SubscriptionContract),
})

const DebitClaim = z.object({
  component: z.enum(CLAIM_COMPONENTS),
  /** What it is for: the first and the last day. */
  period: Days,
  /** Less than nothing: it is given back. */
  amountInCent: Cents,
  /** Why this amount, sentence by sentence. */
  reasons: z.array(z.string()),
})

/** What is collected from a payer on a day, or credited. */
export const Debit = z.object({
  on: DateText,
  amountInCent: Cents,
  /** Booked already: only a credit can change it. */
  isBooked: z.boolean(),
  claims: z.array(DebitClaim),
})
export type Debit = z.infer<typeof Debit>

const NextDebits = z.object({
  contractGuid: z.string(),
  /** The next three. */
  debits: z.array(Debit),
  /** What has been paid so far; nothing before the first debit. */
  paidInCent: Cents,
  /** What was due by today and is not paid. */
  openInCent: Cents,
  /** It is the reader who owes it: `payOwnDebt` leads to where it is paid. */
  canPay: z.boolean(),
  /** How it stands, in a sentence: also that nothing has been debited yet, or that somebody has to look at it. */
  text: z.string(),
})
export type NextDebits = z.infer<typeof NextDebits>

const OfContract = z.object({ contractGuid: Guid })

export const getNextDebits = defineCall({
  name: 'subscription/getNextDebits',
  service,
  method: 'GET',
  path: '/subscription/nextDebits/{contractGuid}',
  summary: 'What is debited next for a contract and why, and what has been so far; each payer sees their own',
  access,
  params: OfContract,
  reply: list(NextDebits),
})

export const JournalEntry = z.object({
  id: z.string(),
  /** The entry it belongs to; null: it is one of its own. */
  parentId: z.nullable(z.string()),
  kind: z.enum(['event', 'claim', 'changeRequest', 'account', 'notice', 'collection', 'payment', 'payout', 'planned']),
  /** The day it holds from, or is due on. */
  on: DateText,
  /** When it was recorded; null: it is planned. */
  recordedOn: z.nullable(InstantText),
  text: z.string(),
  amountInCent: z.nullable(Cents),
})
export type JournalEntry = z.infer<typeof JournalEntry>

const JournalParams = z.object({ contractId: Guid })

const JournalQuery = z.object({
  /** Leaves out what belongs to another entry. */
  onlyParentEntries: z.optional(z.boolean()),
})

export const getSubscriptionJournal = defineCall({
  name: 'subscription/getJournal',
  service,
  method: 'GET',
  path: '/subscription/journal/{contractId}',
  summary: 'What happened to a contract and what is planned, the latest first',
  access,
  params: JournalParams,
  query: JournalQuery,
  reply: list(JournalEntry),
})

const MissingProof = z.object({
  /** 1, 2, 3 … among those of the contract. */
  index: z.int(),
  guid: z.string(),
  label: z.string(),
  /** Null: no file has come. */
  fileId: z.nullable(z.string()),
  fileName: z.string(),
  neededBy: z.nullable(DateText),
  from: z.nullable(DateText),
  until: z.nullable(DateText),
})
export type MissingProof = z.infer<typeof MissingProof>

export const getMissingProofs = defineCall({
  name: 'subscription/getMissingProofs',
  service,
  method: 'GET',
  path: '/subscription/missingProofOfEntitlement/{contractGuid}',
  summary: 'Proofs of entitlement that a contract waits for',
  access,
  params: OfContract,
  reply: list(MissingProof),
})

const GivenProof = z
  .object({
    /** `guid` of the missing proof. */
    proofGuid: Guid,
    /** As `uploadFiles` answered. */
    fileId: Guid,
    /** First day it shows something for. */
    from: PlainDate,
    /** Last day it shows something for. */
    until: PlainDate,
  })
  .check(z.refine(({ from, until }) => until >= from, { path: ['until'], message: key('dateBeforeOther') }))

export const giveMissingProof = defineCall({
  name: 'subscription/giveMissingProof',
  service,
  method: 'POST',
  path: '/subscription/missingProofOfEntitlement/{contractGuid}',
  summary: 'Hands in a missing proof of entitlement; answers what is missing still',
  access,
  params: OfContract,
  body: GivenProof,
  reply: list(MissingProof),
})
