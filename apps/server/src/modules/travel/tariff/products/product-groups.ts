import type { ProductGroup } from '@billett/contract'
import {
  catalogueOffers,
  fixedPriceOffers,
  type Offer,
  type PlainDate,
  pricedOffers,
  relationOffers,
  type SaleMoment,
  SERVICE_AREA,
  saleCheck,
  type TariffVersion,
  versionAt,
} from '@billett/domain'
import type { Context } from '../../../../call/context.ts'
import { refuse } from '../../../../call/refused.ts'
import type { Region } from '../../../../ports/region-store.ts'
import { derivedFrom } from '../../region/index.ts'
import type { ResolvedRelation } from '../../relation/index.ts'
import { saleDay } from '../price/sale-day.ts'
import { type AskedRelation, relationAsked } from './asked-relation.ts'
import { presentGroup } from './present-offer.ts'
import { pricesKey } from './prices-key.ts'

const momentOf = (region: Region, { world }: Context, date: PlainDate, serviceArea: number = SERVICE_AREA.ticket) => ({
  ...saleDay(world, region),
  date,
  serviceArea,
})

export interface SaleAsked {
  date: PlainDate
  serviceArea?: number
}

export interface RelationAsked extends SaleAsked, AskedRelation {
  search?: string
}

/** Products at one price wherever one goes. */
export function fixPriceGroups(context: Context, { date, serviceArea }: SaleAsked): ProductGroup[] {
  const region = context.world.regions.current()
  const version = versionAt(region.tariff, date)
  const moment = momentOf(region, context, date, serviceArea)
  return version ? present(context, version, fixedPriceOffers(version, moment), null) : []
}

/** Products picked from a list of articles, as of today. */
export function catalogueGroups(context: Context): ProductGroup[] {
  const region = context.world.regions.current()
  const { today } = saleDay(context.world, region)
  const version = versionAt(region.tariff, today)
  return version ? present(context, version, catalogueOffers(version, momentOf(region, context, today)), null) : []
}

interface Found {
  version: TariffVersion
  relation: ResolvedRelation
  moment: SaleMoment
  /** What titles have to contain. */
  typed: string
}

/** The relation by the version of its day; undefined before the first version. Refuses what is no relation. */
function found(context: Context, asked: RelationAsked): Found | undefined {
  const region = context.world.regions.current()
  const version = versionAt(region.tariff, asked.date)
  if (!version) return undefined
  const resolution = relationAsked(region, version, asked)
  if (!resolution.ok) return refuse(resolution.reason, resolution.field)
  return {
    version,
    relation: resolution.relation,
    moment: momentOf(region, context, asked.date, asked.serviceArea),
    typed: asked.search?.trim().toLowerCase() ?? '',
  }
}

/**
 * Products from a stop to a stop. Articles that have no price for this relation are left out (a short-distance ticket
 * on a long way); where nothing has a price, they stand there with it unknown, so that nobody takes them for free.
 */
export function relationGroups(context: Context, asked: RelationAsked): ProductGroup[] {
  const about = found(context, asked)
  if (!about) return []
  const { version, relation, moment, typed } = about
  const offers = relationOffers(version, moment, relation.journey, relation.levels)
  const priced = pricedOffers(offers)
  const groups = present(context, version, priced.length > 0 ? priced : offers, relation.id)
  return groups.filter(({ title }) => title.toLowerCase().includes(typed))
}

/**
 * All that the products of a relation depend on, besides its id (`part`): what is on sale, at what prices and by which
 * zones. Very many relations have that in common.
 */
export function relationLikeness(
  context: Context,
  asked: RelationAsked,
): { question: string; part: string } | undefined {
  const about = found(context, asked)
  if (!about) return undefined
  const { version, relation, moment, typed } = about
  const { today, serviceArea, subscriptionsOnSale } = moment
  const question = JSON.stringify([
    version.id,
    today,
    context.language,
    serviceArea,
    subscriptionsOnSale,
    typed,
    onSaleKey(version, moment),
    pricesKey(version, relation.levels),
  ])
  return { question, part: relation.id }
}

/** Days, areas and kinds of sellers for which it is known what is on sale. */
const MOST_DAYS = 1_000
const onSale = derivedFrom((_version: TariffVersion) => new Map<string, string>())

/** Which articles are on sale, in the version's order: the same for most days. */
function onSaleKey(version: TariffVersion, moment: SaleMoment): string {
  const known = onSale(version)
  const day = `${moment.today} ${moment.date} ${moment.serviceArea} ${moment.subscriptionsOnSale}`
  const key = known.get(day)
  if (key !== undefined) return key
  const closed = saleCheck(version, moment)
  const made = version.sorts.map(sort => (closed(sort) ? '-' : '+')).join('')
  if (known.size >= MOST_DAYS) known.clear()
  known.set(day, made)
  return made
}

function present(
  { world, language }: Context,
  version: TariffVersion,
  offers: Offer[],
  relationId: string | null,
): ProductGroup[] {
  const region = world.regions.current()
  const facts = { language, currency: region.tariff.currency, today: saleDay(world, region).today, relationId }
  return offers.map(offer => presentGroup(version, offer, facts))
}
