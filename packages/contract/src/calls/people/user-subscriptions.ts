import { SUBSCRIPTION_ACTIONS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'

const AllowedAction = z.object({ action: z.enum(SUBSCRIPTION_ACTIONS) })
export type AllowedAction = z.infer<typeof AllowedAction>

export const getSubscriptionActions = defineCall({
  name: 'user/getSubscriptionActions',
  service: 'user',
  method: 'GET',
  path: '/user/subscriptionActions',
  summary: 'What the customer may do about subscriptions by themselves; nothing in a shop without any',
  access: { who: 'customer' },
  reply: list(AllowedAction),
})
