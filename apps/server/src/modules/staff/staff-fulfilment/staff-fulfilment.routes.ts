import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { listFailed, retryFailed, showQueues } from './failed-fulfilment.ts'
import { queueWaiting } from './queue-waiting.ts'
import { showSampleMail, showSampleTickets } from './show-sample.ts'

/** Tickets are drawn anew at every wish, which takes long. */
const PREVIEWS = { most: 30, per: '1 minute' } as const

export const staffFulfilmentRoutes = [
  route(calls.getFulfillmentQueue, async (context, { query }) => items(await showQueues(context, query.clientId))),
  route(calls.getFulfillmentJobs, async (context, { query }) => items(await listFailed(context, query))),
  acting(calls.syncFulfillment, async (context, _, tx) => {
    const { shown, act } = await queueWaiting(context, tx)
    return { answer: item(shown), act }
  }),
  acting(calls.retryFulfillmentJobs, async (context, { body }, tx) => {
    const { shown, act } = await retryFailed(context, body.jobIds, tx)
    return { answer: item(shown), act }
  }),
  route(calls.previewFulfillmentMail, (context, { query }) => item(showSampleMail(context, query)), PREVIEWS),
  route(
    calls.previewFulfillmentPdf,
    async (context, { query }) => ({
      file: { ...(await showSampleTickets(context, query)), mimeType: 'application/pdf' },
    }),
    PREVIEWS,
  ),
]
