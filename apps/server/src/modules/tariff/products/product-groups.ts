import type { ProductGroup } from '@billett/contract'
import {
  catalogueOffers,
  fixedPriceOffers,
  type Offer,
  type PlainDate,
  pricedOffers,
  relationOffers,
  SERVICE_AREA,
  type TariffVersion,
  versionAt,
} from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Region } from '../../../ports/region-store.ts'
import { todayIn } from '../tariff-at.ts'
import { type AskedRelation, relationAsked } from './asked-relation.ts'
import { presentGroup } from './present-offer.ts'

const momentOf = (region: Region, { world }: Context, date: PlainDate, serviceArea: number = SERVICE_AREA.ticket) => ({
  date,
  today: todayIn(region, world.clock()),
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
  const today = todayIn(region, context.world.clock())
  const version = versionAt(region.tariff, today)
  return version ? present(context, version, catalogueOffers(version, momentOf(region, context, today)), null) : []
}

/**
 * Products from a stop to a stop. Articles that have no price for this relation are left out (a short-distance ticket on a long way);
 * where nothing has a price, they stand there with it unknown, so that nobody takes them for free.
 */
export function relationGroups(context: Context, asked: RelationAsked): ProductGroup[] {
  const region = context.world.regions.current()
  const version = versionAt(region.tariff, asked.date)
  if (!version) return []
  const resolution = relationAsked(region, version, asked)
  if (!resolution.ok) return refuse(resolution.reason, resolution.field)
  const { relation } = resolution
  const offers = relationOffers(version, momentOf(region, context, asked.date, asked.serviceArea), relation.journey)
  const priced = pricedOffers(offers)
  const groups = present(context, version, priced.length > 0 ? priced : offers, relation.id)
  const typed = asked.search?.trim().toLowerCase() ?? ''
  return groups.filter(({ title }) => title.toLowerCase().includes(typed))
}

function present(
  { world, language }: Context,
  version: TariffVersion,
  offers: Offer[],
  relationId: string | null,
): ProductGroup[] {
  const region = world.regions.current()
  const facts = { language, currency: region.tariff.currency, today: todayIn(region, world.clock()), relationId }
  return offers.map(offer => presentGroup(version, offer, facts))
}
