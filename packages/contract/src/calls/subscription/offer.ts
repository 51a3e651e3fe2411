import { COMFORT_CLASSES, PASS_MEDIA, SUBSCRIPTION_KINDS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { ErrorItem } from '../../envelope.ts'
import { key } from '../../failures/key.ts'
import { CurrencyCode, DateText } from '../../values/answered.ts'
import { count } from '../../values/count.ts'
import { PlainDate } from '../../values/date.ts'
import { FieldValues, Mask } from '../../values/mask.ts'
import { Cents, Price } from '../../values/money.ts'
import { Guid, Id, StopReference, ViaReference } from '../../values/text.ts'

const service = 'subscription' as const
const access = { who: 'public' } as const

const SubscriptionCategory = z.object({ id: z.string(), title: z.string(), overview: z.string() })
export type SubscriptionCategory = z.infer<typeof SubscriptionCategory>

/** What binds whoever orders. */
const Commitment = z.object({
  /** Null: it can end with every month. */
  minimumTermMonths: z.nullable(z.int()),
  /** What the minimum term costs in all; null without one, and where the price is unknown. */
  minimumTermCents: z.nullable(Cents),
  /** Day of a month until which the next can still be ended or paused; null where there is none. */
  deadlineDay: z.nullable(z.int()),
})

/** A subscription as a card shows it. Its price is that of a month, in its cheapest class and net. */
const SubscriptionOffer = z.object({
  guid: z.string(),
  key: z.string(),
  categoryId: z.string(),
  kind: z.enum(SUBSCRIPTION_KINDS),
  title: z.string(),
  overview: z.string(),
  price: Price,
  commitment: Commitment,
})
export type SubscriptionOffer = z.infer<typeof SubscriptionOffer>

const Net = z.object({ id: z.string(), title: z.string() })

const SubscriptionDetails = z.object({
  ...SubscriptionOffer.shape,
  version: z.int(),
  /** It is not on sale yet, and only shown to whoever has its preview address. */
  isDraft: z.boolean(),
  benefits: z.array(z.string()),
  conditions: z.array(z.string()),
  nets: z.array(Net),
  /** What can be chosen: a class, and a net where there are some. */
  articles: z.array(
    z.object({ comfortClass: z.enum(COMFORT_CLASSES), netId: z.nullable(z.string()), sortId: z.string() }),
  ),
  media: z.array(z.enum(PASS_MEDIA)),
  /** The form it is ordered by. */
  masks: z.array(Mask),
})
export type SubscriptionDetails = z.infer<typeof SubscriptionDetails>

/** What narrows the list. */
const OffersQuery = z.object({
  categorieId: z.optional(Id),
  /** Those of one price beside those of the way that is asked for; all of them where nothing is said. */
  includeFixedpriceticket: z.optional(z.boolean()),
  via: z.optional(ViaReference),
  startExt: z.optional(StopReference),
  destExt: z.optional(StopReference),
})
export type SubscriptionOffersQuery = z.infer<typeof OffersQuery>

const OfferParams = z.object({ id: Guid })

const DetailsParams = z.object({ guid: Guid })

/** `previewConfiguration` of the address (Spec 1 §2.1): shows a draft to whoever has it. */
const previewConfiguration = z.optional(Id)

const DetailsQuery = z.object({ previewConfiguration })

export const getSubscriptionCategories = defineCall({
  name: 'subscription/getSubscriptionCategories',
  service,
  method: 'GET',
  path: '/subscription/subscriptionCategories',
  summary: 'Headings under which subscriptions are offered',
  access,
  reply: list(SubscriptionCategory),
})

export const getSubscriptions = defineCall({
  name: 'subscription/getSubscriptions',
  service,
  method: 'GET',
  path: '/subscription/subscriptions',
  summary: 'Subscriptions on offer, with what a month costs; for a way those that go along it',
  access,
  query: OffersQuery,
  reply: list(SubscriptionOffer),
})

export const getSubscription = defineCall({
  name: 'subscription/getSubscription',
  service,
  method: 'GET',
  path: '/subscription/subscriptions/{id}',
  summary: 'One subscription, with what a month costs',
  access,
  params: OfferParams,
  query: OffersQuery,
  reply: list(SubscriptionOffer),
})

export const getSubscriptionDetails = defineCall({
  name: 'subscription/getSubscriptionDetails',
  service,
  method: 'GET',
  path: '/subscription/subscriptionDetails/{guid}',
  summary: 'All that is to be known of a subscription before it is ordered',
  access,
  params: DetailsParams,
  query: DetailsQuery,
  reply: list(SubscriptionDetails),
})

const PriceQuery = z.object({
  /** First day of the subscription. */
  date: PlainDate,
  configurationId: Guid,
  originReference: z.optional(StopReference),
  destinationReference: z.optional(StopReference),
  via: z.optional(ViaReference),
  /** Which net, where a subscription is good for one. */
  netId: z.optional(Id),
  serviceAreaId: z.optional(count(0, 999)),
  /** The second where nothing is said. */
  comfortClass: z.optional(z.enum(COMFORT_CLASSES, key('notValid'))),
  previewConfiguration,
})
export type SubscriptionPriceQuery = z.infer<typeof PriceQuery>

const PreviewedDebit = z.object({
  /** The day it would be collected on. */
  on: DateText,
  /** How much, gross. */
  amountInCent: Cents,
  /** First day of what it is for. */
  periodStart: DateText,
})

/** What a month costs from that day on, and why. */
const SubscriptionPrice = z.object({
  priceInCent: Cents,
  vatInCent: Cents,
  vatInPercentage: z.number(),
  priceLevelName: z.nullable(z.string()),
  priceLevelPrintText: z.nullable(z.string()),
  currency: CurrencyCode,
  commitment: Commitment,
  /** Sentences, in the order the price comes about. */
  reasons: z.array(z.string()),
  /** What would be collected first, three times at most: when, how much, and for which time from which day on. */
  debits: z.array(PreviewedDebit),
})
export type SubscriptionPrice = z.infer<typeof SubscriptionPrice>

export const getSubscriptionPrice = defineCall({
  name: 'subscription/getSubscriptionPrice',
  service,
  method: 'GET',
  path: '/subscription/price',
  summary: 'What a month of a subscription costs, and why; refuses what has no price',
  access,
  query: PriceQuery,
  reply: list(SubscriptionPrice),
})

const MaskQuestion = z.object({ configurationId: Guid, currentMask: Id, fieldValues: FieldValues })
export type MaskQuestion = z.infer<typeof MaskQuestion>

const ShownField = z.object({ id: z.string(), isRequired: z.boolean(), options: z.array(z.string()) })

/** The same for the same person on days that are wanted now, among what the caller has ordered. */
const HeldAlready = z.object({
  /** What people call that contract. */
  contractNumber: z.string(),
  /** The first day on which there would be both. */
  from: DateText,
  /** The last such day; null where no end is known. */
  until: z.nullable(DateText),
})

/** What becomes of a mask with what was said so far (`evaluateMask`). */
const MaskEvaluation = z.object({
  fields: z.array(ShownField),
  errors: z.array(ErrorItem),
  /** Without the fields that are not shown. */
  values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** The mask that comes next; null where something is wrong or none follows. */
  next: z.nullable(z.string()),
  /** Nothing is wrong in any mask: it can be ordered. */
  isComplete: z.boolean(),
  /** Something to be warned of before it is ordered, which refuses nothing; null where there is nothing. */
  heldAlready: z.nullable(HeldAlready),
})
export type MaskEvaluation = z.infer<typeof MaskEvaluation>

export const validateMask = defineCall({
  name: 'subscription/validateMask',
  service,
  method: 'POST',
  path: '/subscription/validateMask',
  summary: 'What a page of the form asks, what is wrong with the answers, and where it goes on',
  access,
  body: MaskQuestion,
  reply: list(MaskEvaluation),
})
