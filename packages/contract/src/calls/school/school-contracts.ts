import { APPLICATION_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, file, list } from '../../define-call.ts'
import { ErrorItem } from '../../envelope.ts'
import { key } from '../../failures/key.ts'
import { DateText, InstantText } from '../../values/answered.ts'
import { Cents } from '../../values/money.ts'
import { DeclineReasonType, Labelled, portalPageFields, seen } from '../../values/portal.ts'
import { Guid, Id, line, longText } from '../../values/text.ts'
import { PROOF_TYPES } from '../subscription/application.ts'
import { WeighedContract } from './school-decisions.ts'

const service = 'schoolSubscription' as const
const access = seen('AcceptDecline')

/** A proof that is there, or is still missing. */
export const ContractProof = z.object({
  guid: z.string(),
  label: z.string(),
  isMissing: z.boolean(),
  neededBy: z.nullable(DateText),
  /** First and last day that it shows something for; null where nobody has said so. */
  from: z.nullable(DateText),
  until: z.nullable(DateText),
})

/** A pupil's contract, or the application that may become one (Spec 3 §3). */
export const SchoolContract = z.object({
  guid: z.string(),
  number: z.string(),
  state: z.enum(APPLICATION_STATES),
  stateText: z.string(),
  /** Whose pass it is. */
  student: z.object({
    guid: z.string(),
    customerNumber: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    birthDate: DateText,
    grade: z.string(),
    class: z.string(),
  }),
  /** The school it is about. */
  organisation: Labelled,
  configurationName: z.string(),
  product: z.string(),
  priceLevel: z.string(),
  start: z.string(),
  destination: z.string(),
  via: z.string(),
  zones: z.string(),
  /** Null while there is no contract. */
  validFrom: z.nullable(DateText),
  /** Last day; null: it runs until it is ended. */
  validUntil: z.nullable(DateText),
  orderDate: InstantText,
  /** Whole price of a period; null for who may not see money, and where nobody knows it. */
  priceInCent: z.nullable(Cents),
  /** What of it is the payer's; null as before. */
  monthlyCostsInCent: z.nullable(Cents),
  /** Whether the family pays some of it, and not how much; null while it is not granted, and of a company. */
  hasOwnShare: z.nullable(z.boolean()),
  /** Number of the card, or of the ticket on a phone; empty while there is none. */
  cardNumber: z.string(),
  outputMedium: z.nullable(z.enum(['phone', 'chip'])),
  proofs: z.array(ContractProof),
  /** By which the photo for the card is looked at as a proof is; null while there is none. */
  photoGuid: z.nullable(z.string()),
  /**
   * Day on which it went to who pays as its school had not answered; null where the school has confirmed it, had not
   * to, or is still asked. The school may decide as well until who pays has, and confirm afterwards.
   */
  unconfirmedSince: z.nullable(DateText),
  /** Why its school has denied what was said in it, so that who pays decides; null: it has not. */
  deniedBecause: z.nullable(z.string()),
  /** Whether the reader can decide about it now. */
  mayDecide: z.boolean(),
  /** Whether the reader's side said yes last, and the first day is still to come: they can take it back. */
  mayTakeBack: z.boolean(),
  /** Pause and cancel need a ticket that was issued (Spec 3 §4). */
  mayPause: z.boolean(),
  mayCancel: z.boolean(),
  /** Number of the last thing that happened to it: decisions name it, so that none meets what it did not see. */
  seq: z.int(),
})
export type SchoolContract = z.infer<typeof SchoolContract>

/** What an application can lack. */
export const CONTRACT_LACKS = ['proof', 'photo', 'confirmation', 'exemption'] as const
export type ContractLack = (typeof CONTRACT_LACKS)[number]

export const CONTRACT_ORDERS = ['oldest', 'newest', 'name'] as const
export type ContractOrder = (typeof CONTRACT_ORDERS)[number]

const ContractFilter = z.object({
  /** Any of these; all without it. */
  status: z.optional(z.array(z.enum(APPLICATION_STATES, key('notValid')))),
  /** Only what the reader can decide now, also what was granted meanwhile without an answer of their school. */
  waiting: z.optional(z.boolean()),
  /** Beginning of a name, or number of a contract or customer. */
  filters: z.optional(line(120)),
  /** Of this school, department or company alone. */
  school: z.optional(Guid),
  /** Of this subscription alone, in whichever version. */
  subscription: z.optional(line(200)),
  /**
   * Only what lacks one of these: `proof` that has still to come · `photo` for the card · `confirmation` of a school
   * that has not answered · `exemption`: an answer to one that is asked for.
   */
  lacks: z.optional(z.array(z.enum(CONTRACT_LACKS, key('notValid')))),
})
export type SchoolContractFilter = z.infer<typeof ContractFilter>

const WaitingFilter = z.omit(ContractFilter, { waiting: true })
export type WaitingFilter = z.infer<typeof WaitingFilter>

const ContractsOfQuery = z.extend(ContractFilter, {
  /** What waits longest first without it. */
  order: z.optional(z.enum(CONTRACT_ORDERS, key('notValid'))),
  ...portalPageFields,
})

const ContractsQuery = z.extend(ContractsOfQuery, {
  /** Itself and all below it; all the reader may look at without it. */
  organizationId: z.optional(Guid),
})
export type SchoolContractsQuery = z.infer<typeof ContractsQuery>

export const getSchoolContracts = defineCall({
  name: 'schoolSubscription/getContracts',
  service,
  method: 'GET',
  path: '/schoolSubscription/contracts',
  summary: 'A page of the contracts and applications of the pupils the reader may look at',
  access,
  query: ContractsQuery,
  reply: list(SchoolContract),
  supersedes: true,
})

const OfOrganisation = z.object({ orgId: Guid })

export const getContractsOfOrganisation = defineCall({
  name: 'schoolSubscription/getContractsOfOrganisation',
  service,
  method: 'GET',
  path: '/schoolSubscription/contracts/{orgId}',
  summary: 'A page of the contracts and applications of an organisation and all below it',
  access,
  params: OfOrganisation,
  query: ContractsOfQuery,
  reply: list(SchoolContract),
  supersedes: true,
})

const WaitingFound = z.object({
  /** How many the list has, whatever page of it is shown. */
  total: z.int(),
  /** When the oldest of them was asked for; null where there is none. */
  oldest: z.nullable(InstantText),
  /** Schools that it can be narrowed to. */
  schools: z.array(Labelled),
  /** Subscriptions, by what `subscription` is called. */
  subscriptions: z.array(z.object({ key: z.string(), name: z.string() })),
})
export type WaitingFound = z.infer<typeof WaitingFound>

export const countWaitingContracts = defineCall({
  name: 'schoolSubscription/countWaitingContracts',
  service,
  method: 'GET',
  path: '/schoolSubscription/contracts/{orgId}/waiting',
  summary:
    'How many applications wait for the reader at an organisation and all below it, since when and of which schools',
  access,
  params: OfOrganisation,
  query: WaitingFilter,
  reply: list(WaitingFound),
  supersedes: true,
})

const OfContract = z.object({ id: Guid })

/** The number that was read; `error.changedMeanwhile` where there is a later one. */
const AcceptQuery = z.object({ seq: z.optional(z.int(key('number'))) })

export const acceptContract = defineCall({
  name: 'schoolSubscription/acceptContract',
  service,
  method: 'GET',
  path: '/schoolSubscription/acceptContract/{id}',
  summary:
    'Agrees to an application: a school to its facts, who pays to its costs. Asked again it answers how it stands',
  access,
  params: OfContract,
  query: AcceptQuery,
  reply: list(SchoolContract),
  effect: true,
})

/** Applications that are tried at once, at most. */
const MOST_TRIED = 100

const RehearseContracts = z.object({
  contractGuids: z.array(Guid).check(z.minLength(1, key('required')), z.maxLength(MOST_TRIED, key('outOfRange'))),
})
export type RehearseContracts = z.infer<typeof RehearseContracts>

const RehearsedContract = z.object({
  guid: z.string(),
  /** How it would stand then; null where a yes is refused. */
  state: z.nullable(z.enum(APPLICATION_STATES)),
  /** What the rule says of it, and what a yes costs whom; to who pays alone. */
  weighed: z.nullable(WeighedContract),
  /** Why it cannot be agreed to; null: it can. */
  error: z.nullable(ErrorItem),
})
export type RehearsedContract = z.infer<typeof RehearsedContract>

// Ours: whoever agrees to several reads before what becomes of each, and what all of them cost whom.
export const rehearseContracts = defineCall({
  name: 'schoolSubscription/rehearseContracts',
  service,
  method: 'POST',
  path: '/schoolSubscription/contracts/rehearse',
  summary: 'What a yes to several applications would come to: which are refused, and what the others cost whom',
  access,
  body: RehearseContracts,
  reply: list(RehearsedContract),
})

const DeclineContract = z.object({
  contractId: Guid,
  /** One of `declineReasons`. */
  declineReason: Id,
  comment: z.optional(longText(1000)),
})
export type DeclineContract = z.infer<typeof DeclineContract>

export const declineContract = defineCall({
  name: 'schoolSubscription/declineContract',
  service,
  method: 'POST',
  path: '/schoolSubscription/declineContract',
  summary: 'Declines an application for a reason; the applicant is written to with it',
  access,
  body: DeclineContract,
  reply: list(SchoolContract),
})

const TakeBackContract = z.object({
  contractId: Guid,
  /** Why; whoever applied reads it where a ticket had been granted. */
  reason: longText(1000),
})
export type TakeBackContract = z.infer<typeof TakeBackContract>

// Ours: the specification has no way back from a yes that was said by mistake.
export const takeContractBack = defineCall({
  name: 'schoolSubscription/takeContractBack',
  service,
  method: 'POST',
  path: '/schoolSubscription/takeContractBack',
  summary: 'Takes a yes back while nothing was issued or charged: it is decided anew. Answers what waits then',
  access,
  body: TakeBackContract,
  reply: list(SchoolContract),
})

const AskForProofs = z.object({ contractId: Guid })

// Ours: what is missing is asked for where it is missed, not only once the ticket is granted.
export const askForProofs = defineCall({
  name: 'schoolSubscription/askForProofs',
  service,
  method: 'POST',
  path: '/schoolSubscription/askForProofs',
  summary:
    'Mails whoever applied a link for each proof that is missing of an application that waits for the reader; once a day',
  access,
  body: AskForProofs,
  reply: list(SchoolContract),
})

const DeclineReasonsQuestion = z.object({
  reasonType: DeclineReasonType,
  /** Without those that are named no more; true without it. */
  onlyActive: z.optional(z.boolean()),
})
export type DeclineReasonsQuestion = z.infer<typeof DeclineReasonsQuestion>

const DeclineReason = z.object({
  id: z.string(),
  /** In the reader's language. */
  text: z.string(),
  isActive: z.boolean(),
})
export type DeclineReason = z.infer<typeof DeclineReason>

export const getDeclineReasons = defineCall({
  name: 'schoolSubscription/getDeclineReasons',
  service,
  method: 'POST',
  path: '/schoolSubscription/declineReasons',
  summary: 'What can be named as the reason of a decline',
  access: seen('AcceptDecline', 'ChangeRequest'),
  body: DeclineReasonsQuestion,
  reply: list(DeclineReason),
})

const ProofsOf = z.object({ guid: Guid })

export const downloadProofs = defineCall({
  name: 'schoolSubscription/downloadProofs',
  service,
  method: 'GET',
  path: '/schoolSubscription/contract/{guid}/downloadProofs',
  summary: 'The proofs of an application that waits for the reader, as a ZIP file; who fetches them is noted',
  access,
  params: ProofsOf,
  reply: file('application/zip'),
})

const OneProof = z.object({ proofGuid: Guid })

export const getApplicationProof = defineCall({
  name: 'schoolSubscription/getApplicationProof',
  service,
  method: 'GET',
  path: '/schoolSubscription/proofs/{proofGuid}',
  summary: 'One proof of an application that waits for the reader, to be looked at; who looks at it is noted',
  access,
  params: OneProof,
  reply: file(...PROOF_TYPES),
})
