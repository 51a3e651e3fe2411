import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { listFailed, retryFailed, showQueues } from './failed-fulfilment.ts'

export const staffFulfilmentRoutes = [
  route(calls.getFulfillmentQueue, async (context, { query }) => items(await showQueues(context, query.clientId))),
  route(calls.getFulfillmentJobs, async (context, { query }) => items(await listFailed(context, query))),
  acting(calls.retryFulfillmentJobs, async (context, { body }, tx) => {
    const { shown, act } = await retryFailed(context, body.jobIds, tx)
    return { answer: item(shown), act }
  }),
]
