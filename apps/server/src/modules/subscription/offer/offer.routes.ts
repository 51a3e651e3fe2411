import * as calls from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { subscription, subscriptionCategories, subscriptionDetails, subscriptions } from './offers.ts'
import { subscriptionPrice } from './subscription-price.ts'
import { validateMask } from './validate-mask.ts'

export const offerRoutes = [
  route(calls.getSubscriptionCategories, async context => items(await subscriptionCategories(context))),
  route(calls.getSubscriptions, async (context, { query }) => items(await subscriptions(context, query))),
  route(calls.getSubscription, async (context, { params, query }) =>
    item(await subscription(context, params.id, query)),
  ),
  route(calls.getSubscriptionDetails, async (context, { params, query }) =>
    item(await subscriptionDetails(context, params.guid, query.previewConfiguration)),
  ),
  route(calls.getSubscriptionPrice, async (context, { query }) => item(await subscriptionPrice(context, query))),
  route(calls.validateMask, async (context, { body }) => item(await validateMask(context, body))),
]
