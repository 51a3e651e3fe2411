import * as calls from '@billett/contract'
import { item, items, kept } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { keptCatalogueGroups, keptFixPriceGroups, keptRelationGroups } from './products/kept-groups.ts'
import { productDetails } from './products/product-details.ts'
import { sortGroupDetails } from './products/sort-group-details.ts'
import { termsOfCarriage } from './products/terms-of.ts'
import { travellers } from './products/travellers.ts'

export const tariffRoutes = [
  route(calls.getFixPriceGroups, (context, { query }) => kept(keptFixPriceGroups(context, query))),
  route(calls.getRelationGroups, (context, { query }) => kept(keptRelationGroups(context, query))),
  route(calls.getCatalogueGroups, context => kept(keptCatalogueGroups(context))),
  route(calls.getProductDetails, (context, { query }) => item(productDetails(context, query))),
  route(calls.getSortGroupDetails, ({ world, language }, { query }) =>
    item(sortGroupDetails(world.regions.current(), query.sortGroupName, world.clock(), language)),
  ),
  route(calls.getTravellers, ({ world, language }) =>
    item(travellers(world.regions.current(), world.clock(), language)),
  ),
  route(calls.getTermsOfCarriage, ({ world, language }, { query }) =>
    items(termsOfCarriage(world.regions.current(), query.sortId, world.clock(), language)),
  ),
]
