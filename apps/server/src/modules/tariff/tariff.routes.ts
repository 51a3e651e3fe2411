import * as calls from '@billett/contract'
import { item, items, kept } from '../../call/answer.ts'
import { route } from '../../call/route.ts'
import { regionInfo } from './info/region-info.ts'
import { syncTariff } from './info/sync-tariff.ts'
import { tariffInfo, timetableInfo } from './info/tariff-info.ts'
import { keptCatalogueGroups, keptFixPriceGroups, keptRelationGroups } from './products/kept-groups.ts'
import { productDetails } from './products/product-details.ts'
import { sortGroupDetails } from './products/sort-group-details.ts'
import { termsOfCarriage } from './products/terms-of.ts'
import { searchVias } from './relation/via-choices.ts'
import { viaImage } from './relation/via-image.ts'
import { searchLocations } from './stops/search-locations.ts'
import { searchNearbyStops, searchStops } from './stops/search-stops.ts'
import { stopInformation } from './stops/stop-information.ts'
import { todayIn } from './tariff-at.ts'
import { reconstructTrip } from './trips/reconstruct-trip.ts'
import { searchTrips } from './trips/search-trips.ts'

export const tariffRoutes = [
  route(calls.searchOrigins, ({ world }, { query }) => items(searchStops(world.regions.current(), query))),
  route(calls.searchDestinations, ({ world }, { query }) => items(searchStops(world.regions.current(), query))),
  route(calls.searchVias, ({ world, language }, { query }) =>
    items(searchVias(world.regions.current(), query, language)),
  ),
  route(calls.getNearbyStops, ({ world }, { query }) => {
    const region = world.regions.current()
    return items(searchNearbyStops(region, todayIn(region, world.clock()), query))
  }),
  route(calls.searchLocations, ({ world }, { query }) => items(searchLocations(world.regions.current(), query.search))),
  route(calls.getStopInformation, ({ world }, { query }) =>
    item(stopInformation(world.regions.current(), query.stopId, world.clock())),
  ),
  route(calls.searchTrips, async (context, { query }) => items(await searchTrips(context, query))),
  route(calls.reconstructTrip, async (context, { query }) => item(await reconstructTrip(context, query.ctx))),
  route(calls.getFixPriceGroups, (context, { query }) => kept(keptFixPriceGroups(context, query))),
  route(calls.getRelationGroups, (context, { query }) => kept(keptRelationGroups(context, query))),
  route(calls.getCatalogueGroups, context => kept(keptCatalogueGroups(context))),
  route(calls.getProductDetails, (context, { query }) => item(productDetails(context, query))),
  route(calls.getSortGroupDetails, ({ world, language }, { query }) =>
    item(sortGroupDetails(world.regions.current(), query.sortGroupName, world.clock(), language)),
  ),
  route(calls.getTermsOfCarriage, ({ world, language }, { query }) =>
    items(termsOfCarriage(world.regions.current(), query.sortId, world.clock(), language)),
  ),
  route(calls.getViaImage, ({ world }, { params }) => ({
    file: {
      bytes: viaImage(world.regions.current(), params.text),
      mimeType: 'image/svg+xml',
      fileName: `zones.${params.extension}`,
    },
  })),
  route(calls.getInfo, ({ world }) => item(regionInfo(world))),
  route(calls.getTariffInfo, ({ world }) => item(tariffInfo(world.regions.current(), world.clock()))),
  route(calls.getTimetableInfo, ({ world }) => item(timetableInfo(world.regions.current()))),
  route(calls.syncTariff, async ({ world }) => {
    await syncTariff(world)
    return item(tariffInfo(world.regions.current(), world.clock()))
  }),
]
