import { APPLICATION_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, file, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { DateText, InstantText } from '../../values/answered.ts'
import { count } from '../../values/count.ts'
import { PlainDate } from '../../values/date.ts'
import { Email } from '../../values/person.ts'
import { Guid, line, requiredLine, requiredLongText, StopReference } from '../../values/text.ts'
import { ContractPasses } from '../subscription/passes.ts'
import { ContractProof } from './school-contracts.ts'
import { SchoolDecision } from './school-decisions.ts'

// Calls of our own: parents apply without signing in, and follow their application by the link of a mail.

const service = 'schoolSubscription' as const
const access = { who: 'public' } as const

/** Children of one application, and proofs of one child. */
const MOST_CHILDREN = 8
const MOST_PROOFS = 5

/** First and last day that the proofs show something for; the last one where they say it (Spec 3 §5). */
const ProofDays = { proofFrom: z.nullable(PlainDate), proofUntil: z.nullable(PlainDate) }

interface Proven {
  proofIds: readonly string[]
  proofFrom: string | null
  proofUntil: string | null
}
const saysFrom = z.refine<Proven>(({ proofIds, proofFrom }) => proofIds.length === 0 || proofFrom !== null, {
  error: key('required'),
  path: ['proofFrom'],
})
const endsLater = z.refine<Proven>(
  ({ proofFrom, proofUntil }) => proofFrom === null || proofUntil === null || proofUntil >= proofFrom,
  { error: key('dateBeforeOther'), path: ['proofUntil'] },
)

/** Where a child lives who does not live with whoever applies: with the other parent. */
const OwnHome = z.object({
  street: requiredLine(100),
  houseNumber: requiredLine(20),
  postCode: requiredLine(10),
  city: requiredLine(60),
  /** The stop that its way to school begins at. */
  home: StopReference,
})

const AppliedChild = z
  .object({
    firstName: requiredLine(60),
    lastName: requiredLine(60),
    birthDate: PlainDate,
    schoolGuid: Guid,
    /** The stop beside the school, where nobody has said so of the school itself. */
    schoolStop: z.optional(StopReference),
    /** Missing of a child who lives with whoever applies. */
    ownHome: z.optional(OwnHome),
    /** 0 before the first. */
    grade: count(0, 13),
    class: line(20),
    /** Id of an exemption of the rule, which needs a proof; empty without one. */
    exemption: line(200),
    /** A photo that was uploaded before. */
    photoId: z.nullable(Guid),
    /** It is kept for the next card, and not deleted 30 days after this one. */
    keepsPhoto: z.boolean(),
    /** Files that were uploaded before and prove something. */
    proofIds: z.array(Guid).check(z.maxLength(MOST_PROOFS, key('outOfRange'))),
    ...ProofDays,
  })
  // Who asks to be exempt shows why.
  .check(
    z.refine(({ exemption, proofIds }) => exemption === '' || proofIds.length > 0, {
      error: key('required'),
      path: ['proofIds'],
    }),
    saysFrom,
    endsLater,
  )
export type AppliedChild = z.infer<typeof AppliedChild>

export const FamilyApplication = z
  .object({
    /** Made by the page when the form was begun: sent twice it is one application. */
    formId: Guid,
    /** A pupil who is of age applies: the one child is whoever applies, by the name that stands here. */
    isForMyself: z.boolean(),
    firstName: requiredLine(60),
    lastName: requiredLine(60),
    email: Email,
    phone: line(40),
    street: requiredLine(100),
    houseNumber: requiredLine(20),
    postCode: requiredLine(10),
    city: requiredLine(60),
    /** The stop that the ways to school begin at, but of children with a home of their own. */
    home: StopReference,
    /** The address is secret (§ 51 BMG): it stands in no list, and nobody but the case worker measures the way. */
    isAddressBlocked: z.boolean(),
    medium: z.enum(['phone', 'chip'], key('notValid')),
    children: z
      .array(AppliedChild)
      .check(z.minLength(1, key('required')), z.maxLength(MOST_CHILDREN, key('outOfRange'))),
    /** That what is said here is given to the school and to who pays, and that it is right. */
    consent: z.literal(true, key('required')),
  })
  // Whoever applies for themselves applies for nobody else.
  .check(
    z.refine(({ isForMyself, children }) => !isForMyself || children.length === 1, {
      error: key('outOfRange'),
      path: ['children'],
    }),
  )
export type FamilyApplication = z.infer<typeof FamilyApplication>

const Submitted = z.object({
  /** Where the link went to. */
  email: z.string(),
  children: z.array(z.object({ firstName: z.string(), number: z.string(), state: z.enum(APPLICATION_STATES) })),
})
export type SubmittedFamily = z.infer<typeof Submitted>

export const applyForSchoolTickets = defineCall({
  name: 'schoolSubscription/apply',
  service,
  method: 'POST',
  path: '/schoolSubscription/application',
  summary: 'Parents apply for the tickets of their children, without signing in; a link to follow it is mailed',
  access,
  body: FamilyApplication,
  reply: list(Submitted),
})

const ByToken = z.object({ token: line(200) })

const FollowedChild = z.object({
  guid: z.string(),
  number: z.string(),
  firstName: z.string(),
  school: z.string(),
  grade: z.string(),
  state: z.enum(APPLICATION_STATES),
  /** In words of the reader. */
  stateText: z.string(),
  /** First day of the ticket that was asked for. */
  from: z.nullable(DateText),
  /** The pass is there. */
  hasPass: z.boolean(),
  hasPhoto: z.boolean(),
  class: z.string(),
  proofs: z.array(ContractProof),
  /** One more proof can be handed in, as somebody still decides. */
  mayAddProof: z.boolean(),
  /** A photo can be handed in, or another one. */
  mayGivePhoto: z.boolean(),
  /** The card shows who holds it, and is not made before there is a photo. */
  needsPhoto: z.boolean(),
  /** Nobody has granted it so far: it can be taken back. */
  mayWithdraw: z.boolean(),
  /** It came to nothing, and nothing else is under way for the child. */
  mayApplyAgain: z.boolean(),
  /** The child has come of age since: the ticket can be handed over to them. */
  mayHandOver: z.boolean(),
  decisions: z.array(SchoolDecision),
})
export type FollowedChild = z.infer<typeof FollowedChild>

const Followed = z.object({
  submittedOn: InstantText,
  children: z.array(FollowedChild),
})
export type FollowedApplication = z.infer<typeof Followed>

export const followApplication = defineCall({
  name: 'schoolSubscription/followApplication',
  service,
  method: 'GET',
  path: '/schoolSubscription/application/{token}',
  summary: 'How an application stands that parents have the link of, child by child, with its decisions',
  access,
  params: ByToken,
  reply: list(Followed),
  // The address that the link was mailed to is confirmed by it.
  effect: true,
})

const OfChild = z.object({ token: line(200), contractGuid: Guid })

export const getPassesOfChild = defineCall({
  name: 'schoolSubscription/getPassesOfChild',
  service,
  method: 'GET',
  path: '/schoolSubscription/application/{token}/passes/{contractGuid}',
  summary: 'The pass of a child, for parents who have the link of the application',
  access,
  params: OfChild,
  reply: list(ContractPasses),
})

export const HandedInProof = z
  .object({
    /** The one that is missing; null: another file that says more. */
    proofGuid: z.nullable(Guid),
    /** Of a file that was uploaded before. */
    fileId: Guid,
    /** First day that it shows something for. */
    from: PlainDate,
    /** The last one; of a proof that was missing it is always said. */
    until: z.nullable(PlainDate),
  })
  .check(
    z.refine(({ proofGuid, until }) => proofGuid === null || until !== null, {
      error: key('required'),
      path: ['until'],
    }),
    z.refine(({ from, until }) => until === null || until >= from, { error: key('dateBeforeOther'), path: ['until'] }),
  )
export type HandedInProof = z.infer<typeof HandedInProof>

export const handInProofByLink = defineCall({
  name: 'schoolSubscription/handInProofByLink',
  service,
  method: 'POST',
  path: '/schoolSubscription/application/{token}/proof/{contractGuid}',
  summary:
    'Parents hand in a proof that is missing, or one more while somebody decides, by the link of the application',
  access,
  params: OfChild,
  body: HandedInProof,
  reply: list(Followed),
})

const HandedInPhoto = z.object({
  /** Of a picture that was uploaded before. */
  fileId: Guid,
  /** It is kept for the next card, and not deleted 30 days after this one. */
  keepsPhoto: z.boolean(),
})
export type HandedInPhoto = z.infer<typeof HandedInPhoto>

export const handInPhotoByLink = defineCall({
  name: 'schoolSubscription/handInPhotoByLink',
  service,
  method: 'POST',
  path: '/schoolSubscription/application/{token}/photo/{contractGuid}',
  summary: 'Parents hand in the photo of a child, or another one, until the card is made',
  access,
  params: OfChild,
  body: HandedInPhoto,
  reply: list(Followed),
})

export const withdrawByLink = defineCall({
  name: 'schoolSubscription/withdrawByLink',
  service,
  method: 'POST',
  path: '/schoolSubscription/application/{token}/withdraw/{contractGuid}',
  summary: 'Parents take the application for a child back as long as nobody has granted it',
  access,
  params: OfChild,
  reply: list(Followed),
})

export const AppliedAgain = z
  .object({
    /** 0 before the first. */
    grade: count(0, 13),
    class: line(20),
    /** Files that were uploaded before and prove something more than those of the first time. */
    proofIds: z.array(Guid).check(z.maxLength(MOST_PROOFS, key('outOfRange'))),
    ...ProofDays,
  })
  .check(saysFrom, endsLater)
export type AppliedAgain = z.infer<typeof AppliedAgain>

export const applyAgainByLink = defineCall({
  name: 'schoolSubscription/applyAgainByLink',
  service,
  method: 'POST',
  path: '/schoolSubscription/application/{token}/again/{contractGuid}',
  summary: 'Parents apply again for a child whose application was declined or withdrawn, with what they said before',
  access,
  params: OfChild,
  body: AppliedAgain,
  reply: list(Followed),
})

export const HandedToChild = z.object({
  /** Of the child, who is asked there for an account where something is to be paid. */
  email: Email,
})
export type HandedToChild = z.infer<typeof HandedToChild>

export const handOverToChild = defineCall({
  name: 'schoolSubscription/handOverToChild',
  service,
  method: 'POST',
  path: '/schoolSubscription/application/{token}/handOver/{contractGuid}',
  summary:
    'Parents hand a running ticket over to the child, who has come of age and has it in their own name from then on',
  access,
  params: OfChild,
  body: HandedToChild,
  reply: list(Followed),
})

const OfLetter = z.object({ token: line(200), decisionGuid: Guid })

export const getDecisionLetter = defineCall({
  name: 'schoolSubscription/getDecisionLetter',
  service,
  method: 'GET',
  path: '/schoolSubscription/application/{token}/letter/{decisionGuid}',
  summary: 'The letter of a decision, for whoever has the link of the application',
  access,
  params: OfLetter,
  reply: file('application/pdf'),
})

const Objected = z.object({ text: requiredLongText(4000) })

export const objectByLink = defineCall({
  name: 'schoolSubscription/objectByLink',
  service,
  method: 'POST',
  path: '/schoolSubscription/application/{token}/objection/{decisionGuid}',
  summary: 'Parents object to a decision by the link of their application; its term stands still from then on',
  access,
  params: OfLetter,
  body: Objected,
  reply: list(Followed),
})
