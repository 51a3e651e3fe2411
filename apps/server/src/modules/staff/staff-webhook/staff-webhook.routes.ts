import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { item, items, nothing } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { createWebhook, deleteWebhook, resendDelivery, updateWebhook } from './edit-webhook.ts'
import { listDeliveries, listWebhooks } from './list-webhooks.ts'

export const staffWebhookRoutes = [
  route(calls.getStaffWebhooks, async (context, { query }) => items(await listWebhooks(context, query))),
  acting(calls.createStaffWebhook, async (context, { body }, tx) => {
    const { shown, act } = await createWebhook(context, body, tx)
    return { answer: item(shown), act }
  }),
  acting(calls.updateStaffWebhook, async (context, { params, body }, tx) => {
    const { shown, act } = await updateWebhook(context, params.webhookId, body, tx)
    return { answer: item(shown), act }
  }),
  acting(calls.deleteStaffWebhook, async (context, { params }, tx) => ({
    answer: nothing,
    act: await deleteWebhook(context, params.webhookId, tx),
  })),
  route(calls.getStaffDeliveries, async (context, { params, query }) =>
    items(await listDeliveries(context, params.webhookId, query)),
  ),
  acting(calls.resendStaffDelivery, async (context, { params }, tx) => {
    const { shown, act } = await resendDelivery(context, params, tx)
    return { answer: item(shown), act }
  }),
]
