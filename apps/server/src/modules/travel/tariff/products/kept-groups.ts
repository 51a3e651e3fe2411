import type { ProductGroup } from '@billett/contract'
import type { KeptItems } from '../../../../call/answer.ts'
import type { Context } from '../../../../call/context.ts'
import { keptReplies, keptTexts } from '../../../../kept/kept-replies.ts'
import type { Region } from '../../../../ports/region-store.ts'
import { derivedFrom } from '../../region/index.ts'
import { saleDay } from '../price/sale-day.ts'
import {
  catalogueGroups,
  fixPriceGroups,
  type RelationAsked,
  relationGroups,
  relationLikeness,
  type SaleAsked,
} from './product-groups.ts'

/** Go with the region: another import, another tariff version, and nothing of before is given any more. */
const repliesOf = derivedFrom((_region: Region) => keptReplies())
const textsOf = derivedFrom((_region: Region) => keptTexts())

/** What is sold and at what price depends on region and day, what else is sold, the language, and what was asked. */
function keptUnder(context: Context, asked: readonly unknown[], make: () => ProductGroup[]): KeptItems<ProductGroup> {
  const { world, language } = context
  const region = world.regions.current()
  const { today, subscriptionsOnSale } = saleDay(world, region)
  const question = JSON.stringify([today, subscriptionsOnSale, language, ...asked])
  return { replies: repliesOf(region), question, make }
}

/** Named one by one: the order in which a caller names them makes no other question. */
export const keptRelationGroups = (context: Context, asked: RelationAsked): KeptItems<ProductGroup> => {
  const { date, serviceArea, origin, destination, via, lines, stops, search } = asked
  const question = ['relation', date, serviceArea, origin, destination, via, lines, stops, search]
  const alike = () => {
    const likeness = relationLikeness(context, asked)
    return likeness && { texts: textsOf(context.world.regions.current()), ...likeness }
  }
  return { ...keptUnder(context, question, () => relationGroups(context, asked)), alike }
}

export const keptFixPriceGroups = (context: Context, asked: SaleAsked): KeptItems<ProductGroup> =>
  keptUnder(context, ['fixPrice', asked.date, asked.serviceArea], () => fixPriceGroups(context, asked))

export const keptCatalogueGroups = (context: Context): KeptItems<ProductGroup> =>
  keptUnder(context, ['catalogue'], () => catalogueGroups(context))
