import {
  type PlainDate,
  productKey,
  type Quote,
  quoteAt,
  SERVICE_AREA,
  type SubscribedArticle,
  versionAt,
} from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { Region } from '../../../ports/region-store.ts'
import { type ResolvedRelation, resolveRelation } from '../../travel/relation/index.ts'

/** From where to where, by way of a stop or zones where one is given. */
export interface SubscribedWay {
  origin: string
  destination: string
  via: string
}

export interface QuoteMoment {
  /** First day of the subscription. */
  date: PlainDate
  today: PlainDate
}

/** What is subscribed to, and what it costs. */
export interface QuotedArticle {
  quote: Quote
  /** As a contract names it. */
  product: string
  /** Where it depends on one. */
  relation: ResolvedRelation | undefined
}

const UNKNOWN: Quote = { state: 'unknown', reason: 'unknownSort' }

/** What a month of an article costs by the tariff of a day, along a way where there is one. Refuses what is no way. */
export function quoteArticle(
  region: Region,
  { sort }: SubscribedArticle,
  { date, today }: QuoteMoment,
  way: SubscribedWay | null,
): QuotedArticle {
  const version = versionAt(region.tariff, date)
  if (!version) return { quote: UNKNOWN, product: productKey({ sort, relationId: null }), relation: undefined }
  const resolution = way ? resolveRelation(region, version, way) : undefined
  if (resolution && !resolution.ok) return refuse(resolution.reason, resolution.field)
  // Of the month that runs the first day has gone by: it costs what it did then, and is sold as of today. Whether that
  // month may be chosen is said by its offer.
  const request = { sort, date: date < today ? today : date, today, serviceArea: SERVICE_AREA.subscription }
  const relation = resolution?.relation
  return {
    quote: quoteAt(version, request, relation?.levels),
    product: productKey({ sort, relationId: relation?.id ?? null }),
    relation,
  }
}

/** What a contract would name an article along a way from a day on; null where the tariff knows no such way. */
export function productOf(
  region: Region,
  { sort }: SubscribedArticle,
  date: PlainDate,
  way: SubscribedWay | null,
): string | null {
  const version = versionAt(region.tariff, date)
  const resolution = version && way ? resolveRelation(region, version, way) : undefined
  if (resolution && !resolution.ok) return null
  return productKey({ sort, relationId: resolution?.relation.id ?? null })
}
