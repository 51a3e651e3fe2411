import type { ProductDetails } from '@billett/contract'
import { type PlainDate, quoteAt, SERVICE_AREA, type TariffVersion } from '@billett/domain'
import type { Context } from '../../../../call/context.ts'
import { refuse } from '../../../../call/refused.ts'
import type { Region } from '../../../../ports/region-store.ts'
import { tariffAt, textIn } from '../../region/index.ts'
import type { ResolvedRelation } from '../../relation/index.ts'
import { saleDay } from '../price/sale-day.ts'
import { type AskedRelation, relationAsked } from './asked-relation.ts'
import { presentOffer } from './present-offer.ts'
import { priceReasons } from './price-reasons.ts'

interface Asked extends Partial<AskedRelation> {
  sort: string
  date: PlainDate
  serviceArea?: number
  passengerCount?: number
}

const resolved = (region: Region, version: TariffVersion, asked: Asked): ResolvedRelation | undefined => {
  const { origin, destination } = asked
  if (origin === undefined || destination === undefined) return undefined
  const resolution = relationAsked(region, version, { ...asked, origin, destination })
  return resolution.ok ? resolution.relation : refuse(resolution.reason, resolution.field)
}

/** One article with its conditions, its validity, and why it costs what it costs. */
export function productDetails({ world, language }: Context, asked: Asked): ProductDetails {
  const region = world.regions.current()
  const version = tariffAt(region, asked.date)
  const sort = version?.sorts.find(({ id }) => id === asked.sort)
  const group = version?.groups.find(({ name }) => name === sort?.group)
  if (!version || !sort || !group) return refuse('productNotFound', 'sort')

  const relation = group.kind === 'relation' ? resolved(region, version, asked) : undefined
  const sale = saleDay(world, region)
  const { date, passengerCount, serviceArea = SERVICE_AREA.ticket } = asked
  const request = { sort: sort.id, date, ...sale, serviceArea, passengers: passengerCount }
  const quote = quoteAt(version, request, relation?.levels)
  const traveller = version.travellers.find(({ id }) => id === sort.traveller)
  const terms = version.terms.find(({ id }) => id === sort.terms)
  const { currency } = region.tariff
  return {
    ...presentOffer(
      { sort, traveller, quote },
      { language, currency, today: sale.today, relationId: relation?.id ?? null },
    ),
    groupTitle: textIn(group.title, language),
    detail: textIn(group.detail, language),
    fareRules: textIn(group.fareRules, language),
    terms: { id: sort.terms, name: terms ? textIn(terms.title, language) : '' },
    reasons: priceReasons(quote, { language, currency }),
  }
}
