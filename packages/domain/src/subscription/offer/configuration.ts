import type { ComfortClass, LocalText } from '../../tariff/model.ts'
import type { ApprovalRules } from '../change/approval.ts'
import type { Mask } from '../mask/mask.ts'
import type { SubscriptionTerms } from '../terms/terms.ts'

/**
 * What a subscription is good for (Spec 2 §3.7): one price wherever one goes, a net of zones, or the way from a stop to
 * a stop.
 */
export const SUBSCRIPTION_KINDS = ['fixPrice', 'boundary', 'relation'] as const
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number]

/** What a pass can be on. */
export const PASS_MEDIA = ['phone', 'chip'] as const
export type PassMediumKind = (typeof PASS_MEDIA)[number]

/** A part of the region that a `boundary` subscription is good for. */
export interface SubscriptionNet {
  id: string
  title: LocalText
}

/** The article of the tariff that is subscribed to in a class, and in a net where there are some. */
export interface SubscribedArticle {
  comfortClass: ComfortClass
  /** Id of a `SubscriptionNet`; null where there are none. */
  net: string | null
  /** Id of a `Sort` in the subscriptions' service area. */
  sort: string
  /** The article a month costs without a subscription; null where there is none. */
  regularSort: string | null
}

/** A heading under which subscriptions are offered. */
export interface SubscriptionCategory {
  id: string
  title: LocalText
  overview: LocalText
}

/** A subscription as a company offers it: all that is particular to it, as data. A released version is final. */
export interface SubscriptionConfiguration {
  /** Unique with a client; the same in all versions. */
  key: string
  /** Id of a `SubscriptionCategory`. */
  category: string
  kind: SubscriptionKind
  title: LocalText
  overview: LocalText
  /** What it is good for, a sentence each. */
  benefits: LocalText[]
  /** What has to be known before one orders: minimum term, deadlines, whom it is for. */
  conditions: LocalText[]
  /** Of a `boundary`; empty for the others. */
  nets: SubscriptionNet[]
  /** At least one; no class twice in a net. */
  articles: SubscribedArticle[]
  media: PassMediumKind[]
  /** Its card shows who holds it: none is made before there is a photo. */
  photoOnCard?: boolean
  /** The form it is ordered by, page by page. */
  masks: Mask[]
  terms: SubscriptionTerms
  /** Who decides on changes; as usual where nothing is said. */
  approvals?: ApprovalRules
}

/** All that a client offers by subscription, in the order it is shown. */
export interface SubscriptionOffers {
  categories: SubscriptionCategory[]
  configurations: SubscriptionConfiguration[]
}

/** The article in a class and a net; undefined where it is not offered so. */
export const articleOf = (
  { articles }: Pick<SubscriptionConfiguration, 'articles'>,
  comfortClass: ComfortClass,
  net: string | null,
): SubscribedArticle | undefined =>
  articles.find(article => article.comfortClass === comfortClass && article.net === net)
