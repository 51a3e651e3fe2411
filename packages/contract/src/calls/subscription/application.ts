import { APPLICATION_STATES, PASS_MEDIA } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, empty, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { OriginUrl, Password } from '../../values/account.ts'
import { DateText, InstantText } from '../../values/answered.ts'
import { PlainDate } from '../../values/date.ts'
import { FieldValues } from '../../values/mask.ts'
import { Cents, Price } from '../../values/money.ts'
import { Guid, Id } from '../../values/text.ts'

const service = 'subscription' as const
const access = { who: 'public' } as const

/** Bytes that a form with a proof may have at all; the client's settings may allow less. */
export const MAX_PROOF = 25 * 1024 * 1024

/** What a browser calls the kinds of files that can be proofs (Spec 1 §5); what one really is, is looked at. */
export const PROOF_TYPES = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/bmp',
  'image/tiff',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const

const Upload = z.object({
  /** One file. */
  file: z.file(key('required')).check(z.maxSize(MAX_PROOF, key('fileTooBig'))),
})

const UploadedFile = z.object({
  /** What a field of the form, or a missing proof, names it by. */
  fileId: z.string(),
  fileName: z.string(),
  mimeType: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Until then it has to be handed in with something; after that it is gone. */
  keptUntil: InstantText,
})
export type UploadedFile = z.infer<typeof UploadedFile>

export const uploadFiles = defineCall({
  name: 'subscription/uploadFiles',
  service,
  method: 'POST',
  path: '/subscription/uploadFiles',
  summary: 'Takes a file that proves an entitlement; it is its sender’s alone until it is handed in, for a day',
  access,
  body: Upload,
  reply: list(UploadedFile),
  upload: { maxBytes: MAX_PROOF },
  timeout: 120_000,
})

/** What is collected first: shown before the button is pressed, and refused where it would be another. */
const ShownDebit = z.object({
  /** The day it is collected on. */
  on: PlainDate,
  /** How much, gross. */
  amountInCent: Cents,
})

const SubmitSubscription = z.object({
  configurationId: Guid,
  /** What was said in all pages of the form. */
  fieldValues: FieldValues,
  /** The price that was shown, as `price` told it. */
  priceInCent: Cents,
  /** The first of `debits`, as `price` told it; null where nothing is collected. */
  firstDebit: z.nullable(ShownDebit),
  termsAccepted: z.literal(true, key('termsNotAccepted')),
  /** Needed where it begins while it can be withdrawn from (§ 357a Abs. 2 BGB). */
  beginAsked: z.optional(z.boolean()),
})
export type SubmitSubscription = z.infer<typeof SubmitSubscription>

const FirstDebit = z.object({
  /** The day it is collected on. */
  on: DateText,
  /** How much, gross. */
  amountInCent: Cents,
})

/** What was ordered (Spec 2 §3.7, `bookedSubscription`). */
const BookedSubscription = z.object({
  /** The contract. */
  guid: z.string(),
  /** What people call the contract. */
  contractNumber: z.string(),
  /** Of whoever concludes it. */
  customerNumber: z.string(),
  /** When it was ordered. */
  date: InstantText,
  /** State of the application (Spec 3 §4). */
  state: z.enum(APPLICATION_STATES),
  /** What is subscribed to. */
  subscriptionName: z.string(),
  description: z.string(),
  /** Who concludes it. */
  subscriber: z.string(),
  /** Who travels. */
  holder: z.string(),
  /** Where the way begins; null without one. */
  originStop: z.nullable(z.string()),
  /** The zone it begins in, where the tariff names one; of a stop on a border all of them. */
  originZone: z.nullable(z.string()),
  /** Where the way ends; null without one. */
  destinationStop: z.nullable(z.string()),
  /** The zone it ends in, likewise. */
  destinationZone: z.nullable(z.string()),
  /** What the pass is on. */
  mediaType: z.enum(PASS_MEDIA),
  /** The same in the reader’s language. */
  mediaTypeDescription: z.string(),
  price: Price,
  /** First day. */
  validFrom: DateText,
  /** Last day of the minimum term, which is agreed already; null without one: it runs until it is ended. */
  validUntil: z.nullable(DateText),
  /** What is collected first; null where nothing is. */
  firstDebit: z.nullable(FirstDebit),
  /** Until when the link in the mail can be used. */
  confirmUntil: InstantText,
})
export type BookedSubscription = z.infer<typeof BookedSubscription>

export const submitSubscription = defineCall({
  name: 'subscription/submit',
  service,
  method: 'POST',
  path: '/subscription/submit',
  summary:
    'Orders a subscription with obligation to pay; a link that is mailed confirms it. A price or first debit that has changed is refused with both',
  access,
  body: SubmitSubscription,
  reply: list(BookedSubscription),
})

/** What has become of an order that was confirmed. */
export const CONFIRMATION_ENDS = ['done', 'payment', 'pending', 'already', 'expired', 'rejected'] as const

const ConfirmSubscription = z.object({
  /** The secret of the link, which the mail alone has. */
  subscriptionId: Id,
  clientId: Id,
  configurationId: Guid,
  /** Who is asked to confirm, as the link names them. */
  userId: Guid,
})
export type ConfirmSubscription = z.infer<typeof ConfirmSubscription>

/** What has to be paid before the contract is concluded. */
const FirstPayment = z.object({
  /** What is owed first, gross. */
  amountInCent: z.int(),
  /** `due`: to be paid · `open`: a payment is under way · `declined`, `cancelled`: so ended the last try. */
  state: z.enum(['due', 'open', 'declined', 'cancelled']),
  /** Where an open payment goes on; null where it cannot. */
  urlToVerification: z.nullable(z.string()),
})
export type FirstPayment = z.infer<typeof FirstPayment>

const VerifiedSubscription = z.object({
  /**
   * `payment`: the first month has to be paid first · `pending`: somebody has to look at it first · `already`: it was
   * confirmed before · `expired`: too late.
   */
  state: z.enum(CONFIRMATION_ENDS),
  /** Null where it expired or was rejected. */
  subscription: z.nullable(BookedSubscription),
  /** What has to be paid first; null where nothing has. */
  firstPayment: z.nullable(FirstPayment),
})
export type VerifiedSubscription = z.infer<typeof VerifiedSubscription>

export const confirmSubscription = defineCall({
  name: 'subscription/confirm',
  service,
  method: 'POST',
  path: '/subscription/confirm',
  summary: 'Confirms an order by the link of its mail, and says what has become of it',
  access,
  body: ConfirmSubscription,
  reply: list(VerifiedSubscription),
})

const PayFirst = z.extend(ConfirmSubscription, {
  /** One of the shop's methods, or a stored one of the customer's. */
  paymentMethodId: Id,
  /** What was shown as owed first. */
  amountInCent: Cents,
  /** The shop stands in a partner's page, and the payment leads back there. */
  embedded: z.optional(z.boolean()),
})
export type PayFirst = z.infer<typeof PayFirst>

export const payFirst = defineCall({
  name: 'subscription/payFirst',
  service,
  method: 'POST',
  path: '/subscription/payFirst',
  summary:
    'Begins the payment of what a contract owes first, for whoever has confirmed its order by the link of the mail and has to pay before it is concluded; nothing where nothing is owed any more',
  access,
  body: PayFirst,
  reply: list(FirstPayment),
})

const AccountOfSubscriber = z.extend(ConfirmSubscription, {
  password: Password,
  termsAccepted: z.literal(true, key('termsNotAccepted')),
  originUrl: OriginUrl,
})
export type AccountOfSubscriber = z.infer<typeof AccountOfSubscriber>

export const accountOfSubscriber = defineCall({
  name: 'subscription/accountOfSubscriber',
  service,
  method: 'POST',
  path: '/subscription/confirm/account',
  summary:
    'Makes an account of whoever has confirmed an order by the link of its mail, with what the contract knows of them. Answers the same whether or not the address has an account; the mail says which',
  access,
  body: AccountOfSubscriber,
  reply: empty,
})
