import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { discardOffer, releaseOffer, retireOffer, saveOffer } from './edit-offers.ts'
import { listOffers, shownOffer, whoseOffers } from './show-offers.ts'

export const staffOfferRoutes = [
  route(calls.getStaffOffers, async (context, { query }) => items(await listOffers(context, query))),
  route(calls.getStaffOffer, async (context, { params: { key }, query: { clientId, versionGuid } }) =>
    item(await shownOffer(context, context.world.db, { clientId: whoseOffers(context, clientId), key, versionGuid })),
  ),
  acting(calls.saveStaffOffer, (context, { params, body }, tx) => saveOffer(context, { ...params, ...body }, tx)),
  acting(calls.discardStaffOffer, (context, { params, body }, tx) => discardOffer(context, { ...params, ...body }, tx)),
  acting(calls.releaseStaffOffer, (context, { params, body }, tx) => releaseOffer(context, { ...params, ...body }, tx)),
  acting(calls.retireStaffOffer, (context, { params, body }, tx) => retireOffer(context, { ...params, ...body }, tx)),
]
