import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { item } from '../../../call/answer.ts'
import { setRights } from './set-rights.ts'

export const staffRightsRoutes = [
  acting(calls.setStaffRights, async (context, { params, body }, tx) => {
    const { shown, act } = await setRights(context, { ...params, ...body }, tx)
    return { answer: item(shown), act }
  }),
]
