import * as calls from '@billett/contract'
import { item, items, nothing } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { accountOfSubscriber } from './confirm/account-of-subscriber.ts'
import { type AddressProven, confirmSubscription } from './confirm/confirm-subscription.ts'
import { payFirst } from './first-payment/pay-first.ts'
import { submitSubscription } from './submit/submit-subscription.ts'

export const applicationRoutes = (addressProven: AddressProven) => [
  route(calls.submitSubscription, async (context, { body }) => item(await submitSubscription(context, body))),
  route(calls.confirmSubscription, async (context, { body }) =>
    item(await confirmSubscription(context, body, addressProven)),
  ),
  route(calls.payFirst, async (context, { body }) => {
    const open = await payFirst(context, body)
    return items(open ? [open] : [])
  }),
  route(calls.accountOfSubscriber, async (context, { body }) => {
    await accountOfSubscriber(context, body)
    return nothing
  }),
]
