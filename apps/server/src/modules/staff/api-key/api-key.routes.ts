import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { item, items, nothing } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { createKey, deleteKey, listKeys } from './api-keys.ts'

export const apiKeyRoutes = [
  route(calls.getStaffApiKeys, async (context, { query }) => items(await listKeys(context, query))),
  acting(calls.createStaffApiKey, async (context, { body }, tx) => {
    const { shown, act } = await createKey(context, body, tx)
    return { answer: item(shown), act }
  }),
  acting(calls.deleteStaffApiKey, async (context, { params }, tx) => ({
    answer: nothing,
    act: await deleteKey(context, params.apiKeyId, tx),
  })),
]
