import { APPLICATION_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, file, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { DateText, InstantText } from '../../values/answered.ts'
import { Cents } from '../../values/money.ts'
import { DeclineReasonType, Labelled, portalPageFields, seen } from '../../values/portal.ts'
import { Guid, Id, line, longText } from '../../values/text.ts'
import { PROOF_TYPES } from '../subscription/application.ts'

const service = 'schoolSubscription' as const
const access = seen('AcceptDecline')

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
  /** Number of the card, or of the ticket on a phone; empty while there is none. */
  cardNumber: z.string(),
  outputMedium: z.nullable(z.enum(['phone', 'chip'])),
  proofs: z.array(
    z.object({
      guid: z.string(),
      label: z.string(),
      isMissing: z.boolean(),
      neededBy: z.nullable(DateText),
    }),
  ),
  /**
   * Day on which it went to who pays as its school had not answered; null where the school has confirmed it, had not
   * to, or is still asked. The school may decide as well until who pays has, and confirm afterwards.
   */
  unconfirmedSince: z.nullable(DateText),
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

const ContractsOfQuery = z.object({
  /** Any of these; all without it. */
  status: z.optional(z.array(z.enum(APPLICATION_STATES, key('notValid')))),
  /**
   * Besides those of `status`, what who pays has granted without an answer of the reader's school. Without `status` all
   * are answered anyway.
   */
  withGrantedUnconfirmed: z.optional(z.boolean()),
  /** Beginning of a name, or number of a contract or customer. */
  filters: z.optional(line(120)),
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
  summary: 'A page of the contracts and applications of the pupils the reader may look at; what waits longest first',
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
  summary: 'A page of the contracts and applications of an organisation and all below it; what waits longest first',
  access,
  params: OfOrganisation,
  query: ContractsOfQuery,
  reply: list(SchoolContract),
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
