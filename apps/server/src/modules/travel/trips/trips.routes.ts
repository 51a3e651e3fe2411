import * as calls from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { priceBothTrips } from './price-both-trips.ts'
import { reconstructTrip } from './reconstruct-trip.ts'
import { searchTrips } from './search-trips.ts'

export const tripsRoutes = [
  route(calls.searchTrips, async (context, { query }) => items(await searchTrips(context, query))),
  route(calls.priceBothTrips, async (context, { query }) => item(await priceBothTrips(context, query))),
  route(calls.reconstructTrip, async (context, { query }) => item(await reconstructTrip(context, query.ctx))),
]
