import * as calls from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { liveNow } from '../real-time/index.ts'
import { todayIn } from '../region/index.ts'
import { searchLocations } from './search-locations.ts'
import { searchNearbyStops, searchStops } from './search-stops.ts'
import { stopInformation } from './stop-information.ts'

export const stopsRoutes = [
  route(calls.searchOrigins, ({ world }, { query }) => items(searchStops(world.regions.current(), query))),
  route(calls.searchDestinations, ({ world }, { query }) => items(searchStops(world.regions.current(), query))),
  route(calls.getNearbyStops, ({ world }, { query }) => {
    const region = world.regions.current()
    return items(searchNearbyStops(region, todayIn(region, world.clock()), query))
  }),
  route(calls.searchLocations, ({ world }, { query }) => items(searchLocations(world.regions.current(), query.search))),
  route(calls.getStopInformation, ({ world, language }, { query }) =>
    item(stopInformation(world.regions.current(), query.stopId, liveNow(world), { now: world.clock(), language })),
  ),
]
