import {
  APPROVALS,
  CANCELLATION_REASONS,
  CARD_RECIPIENTS,
  PAUSE_REASONS,
  REFUND_REASONS,
  REPLACEMENT_REASONS,
  SUBSCRIPTION_ACTIONS,
} from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, file, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { DateText } from '../../values/answered.ts'
import { count } from '../../values/count.ts'
import { PlainDate } from '../../values/date.ts'
import { Cents } from '../../values/money.ts'
import { Guid } from '../../values/text.ts'
import { ChangeRequest, Debit } from './own-contracts.ts'

const service = 'subscription' as const
const access = { who: 'customer' } as const

/** The contract an action is about. */
const about = {
  contractGuid: Guid,
  /** `seq` of the contract as it was seen; refused where something has happened since. */
  seq: z.optional(count(0, 2_147_483_647)),
}

const Cancel = {
  /** The last day; null: the next possible one. */
  date: z.nullable(PlainDate),
  reason: z.enum(CANCELLATION_REASONS, key('required')),
}

const Pause = {
  /** First day without cover. */
  from: PlainDate,
  /** Last day without cover; null: nobody knows yet. */
  until: z.nullable(PlainDate),
  reason: z.enum(PAUSE_REASONS, key('required')),
}

const Refund = {
  /** First day that was not travelled. */
  from: PlainDate,
  /** Last day that was not travelled. */
  until: PlainDate,
  reason: z.enum(REFUND_REASONS, key('required')),
}

const Replacement = {
  reason: z.enum(REPLACEMENT_REASONS, key('required')),
  recipient: z.enum(CARD_RECIPIENTS, key('required')),
}

const TakeBack = { changeRequestGuid: Guid }

/** Each change that can be asked for, told apart by its kind. */
export const ASKED_CHANGES = [
  z.object({ kind: z.literal('cancel'), ...Cancel }),
  z.object({ kind: z.literal('pause'), ...Pause }),
  z.object({ kind: z.literal('refund'), ...Refund }),
  z.object({ kind: z.literal('replacement'), ...Replacement }),
  z.object({ kind: z.literal('takeBack'), ...TakeBack }),
] as const

const PreviewChange = z.object({
  contractGuid: Guid,
  change: z.union(ASKED_CHANGES),
})
export type PreviewChange = z.infer<typeof PreviewChange>

/** What a change would do. What it books when it is asked for is worked out by the same rule. */
export const ChangePreview = z.object({
  contractGuid: z.string(),
  seq: z.int(),
  /** What would be debited without it. */
  before: z.array(Debit),
  /** What would be debited with it. */
  after: z.array(Debit),
  /** More or less than without it, in all periods that begin until `comparedUntil`; less than nothing is saved. */
  differenceInCent: Cents,
  comparedUntil: DateText,
  /** The first day on which it holds. */
  effectiveOn: DateText,
  /** Last day of the contract with it; null: none is known. */
  validUntil: z.nullable(DateText),
  /** Last day on which pass or card are good before the change holds; null: until the end. */
  cardValidUntil: z.nullable(DateText),
  /** First day on which they are good again; null where they are not, or never stop. */
  cardValidAgainFrom: z.nullable(DateText),
  /** Day by which a proof has to come; null: none is asked for. */
  proofDueOn: z.nullable(DateText),
  approval: z.enum(APPROVALS),
  takeBackUntil: z.nullable(DateText),
  /** What it comes to, sentence by sentence. */
  text: z.array(z.string()),
})
export type ChangePreview = z.infer<typeof ChangePreview>

export const previewSubscriptionChange = defineCall({
  name: 'subscription/preview',
  service,
  method: 'POST',
  path: '/subscription/preview',
  summary: 'What a change of a contract would do to its days and debits, before it is asked for; nothing is stored',
  access,
  body: PreviewChange,
  reply: list(ChangePreview),
})

/** The fields carry the names the specification gives them (Spec 2 §3.7). */
const CancellationDates = z.object({
  /** The first day a contract can end with; null: there is none. */
  fruehestesDatum: z.nullable(DateText),
  /** The last such day. */
  spaetestesDatum: z.nullable(DateText),
  /** All of them. */
  erlaubteTage: z.array(DateText),
  /** Until when notice for the first has to be here: it counts by the moment it is received. */
  noticeUntil: z.nullable(DateText),
})
export type CancellationDates = z.infer<typeof CancellationDates>

const CancellationQuery = z.object({
  /** The contract. */
  antragGuid: Guid,
})

export const getCancellationDates = defineCall({
  name: 'subscription/getCancellationDates',
  service,
  method: 'GET',
  path: '/subscription/cancellationDates',
  summary: 'With which last days a contract can be ended by a notice that is given now',
  access,
  query: CancellationQuery,
  reply: list(CancellationDates),
})

const CancelContract = z.object({ ...about, ...Cancel })

export const cancelSubscription = defineCall({
  name: 'subscription/cancel',
  service,
  method: 'POST',
  path: '/subscription/cancel',
  summary: 'Ends a contract; the moment of receipt decides with which day. Asked again it is the same request',
  access,
  body: CancelContract,
  reply: list(ChangeRequest),
})

const PauseContract = z.object({ ...about, ...Pause })

export const pauseSubscription = defineCall({
  name: 'subscription/pause',
  service,
  method: 'POST',
  path: '/subscription/pause',
  summary: 'Pauses a contract; what was claimed for these days is credited',
  access,
  body: PauseContract,
  reply: list(ChangeRequest),
})

const RefundDays = z.object({
  ...about,
  ...Refund,
  /** The proof is looked at by people, and kept for thirty days. */
  consent: z.literal(true, key('required')),
  /** Files that were uploaded before, as proof. */
  fileIds: z.optional(z.array(Guid).check(z.maxLength(5, key('notValid')))),
})

export const refundSubscription = defineCall({
  name: 'subscription/refund',
  service,
  method: 'POST',
  path: '/subscription/refund',
  summary: 'Asks for days back that were paid for and not travelled',
  access,
  body: RefundDays,
  reply: list(ChangeRequest),
})

const ReplaceCard = z.object({ ...about, ...Replacement })

export const replaceCard = defineCall({
  name: 'subscription/replacement',
  service,
  method: 'POST',
  path: '/subscription/replacement',
  summary: 'Orders another card; the old one is blocked at once, found again or not',
  access,
  body: ReplaceCard,
  reply: list(ChangeRequest),
})

const TakeBackChange = z.object({ ...about, ...TakeBack })

export const takeBackChange = defineCall({
  name: 'subscription/takeBack',
  service,
  method: 'POST',
  path: '/subscription/takeBack',
  summary: 'Takes back a change of a contract before its day, as if it had never been asked for',
  access,
  body: TakeBackChange,
  reply: list(ChangeRequest),
})

const ReasonsQuestion = z.object({
  action: z.enum(SUBSCRIPTION_ACTIONS, key('notValid')),
})

const ActionReason = z.object({ id: z.string(), text: z.string() })
export type ActionReason = z.infer<typeof ActionReason>

export const getReasonsForAction = defineCall({
  name: 'subscription/reasonsForAction',
  service,
  method: 'POST',
  path: '/subscription/reasonsForAction',
  summary: 'What can be named as the reason of an action, in the reader’s language',
  access,
  body: ReasonsQuestion,
  reply: list(ActionReason),
})

const CardRecipientQuestion = z.object({
  ...about,
  /** Whom cards go to from now on; without it nothing changes. */
  recipient: z.optional(z.enum(CARD_RECIPIENTS, key('notValid'))),
})

const CardRecipient = z.object({
  recipient: z.enum(CARD_RECIPIENTS),
  name: z.string(),
  isChosen: z.boolean(),
})
export type CardRecipient = z.infer<typeof CardRecipient>

export const setCardRecipient = defineCall({
  name: 'subscription/cardRecipient',
  service,
  method: 'POST',
  path: '/subscription/cardRecipient',
  summary: 'To whom cards of a contract can be sent, and to whom they are; chooses another where one is named',
  access,
  body: CardRecipientQuestion,
  reply: list(CardRecipient),
})

const CardTokenQuestion = z.object({
  /** The contract whose card is replaced. */
  ticketGuid: Guid,
  /** Last day on which it is to be good. */
  valid: PlainDate,
})

const ReplacementCardToken = z.object({
  /** What stands for the card: signed by the shop, and shown where one is checked. */
  token: z.string(),
  /** The same as a barcode: an SVG data URL. */
  image: z.string(),
  validFrom: DateText,
  /** The last day. */
  validUntil: DateText,
})
export type ReplacementCardToken = z.infer<typeof ReplacementCardToken>

export const getReplacementCardToken = defineCall({
  name: 'subscription/replacementCardToken',
  service,
  method: 'POST',
  path: '/subscription/replacementCardToken',
  summary: 'A signed word that stands for a card until its replacement has come',
  access,
  body: CardTokenQuestion,
  reply: list(ReplacementCardToken),
})

const CertificateQuestion = z.object({
  contractGuid: Guid,
  from: PlainDate,
  /** The last day. */
  to: PlainDate,
})

export const getTravelExpenseCertificate = defineCall({
  name: 'subscription/travelExpenseCertificate',
  service,
  method: 'POST',
  path: '/subscription/travelExpenseCertificate',
  summary: 'What was claimed for a contract in these days and what of it is paid, as an accessible PDF',
  access,
  body: CertificateQuestion,
  reply: file('application/pdf'),
})
