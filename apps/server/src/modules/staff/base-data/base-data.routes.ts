import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { eachOf } from '../../../call/act/each-of.ts'
import { items } from '../../../call/answer.ts'
import { confirmBaseData } from './confirm-base-data.ts'
import { searchBaseData } from './search-base-data.ts'

export const baseDataRoutes = [
  acting(calls.getConfirmableBaseData, (context, { query }, tx) => searchBaseData(context, query, tx)),
  acting(calls.confirmBaseData, (context, { params, body }, tx) =>
    confirmBaseData(context, { ...params, ...body }, tx),
  ),
  acting(calls.confirmSeveralBaseData, async (context, { body }, tx) => {
    const { shown, act } = await eachOf(context, tx, body.userIds, async userId => {
      const { before = {}, after = {} } = (await confirmBaseData(context, { userId, expected: false }, tx)).act
      return { before, after }
    })
    return { answer: items(shown), act }
  }),
]
