import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { item } from '../../../call/answer.ts'
import { endSessions } from './end-sessions.ts'
import { takeOver } from './take-over.ts'

export const takeOverRoutes = [
  acting(calls.takeOverUser, async (context, { params, query }, tx) => {
    const { taken, act } = await takeOver(context, { ...params, ...query }, tx)
    return { answer: item(taken), act }
  }),
  acting(calls.endUserSessions, async (context, { params, body }, tx) => {
    const { ended, act } = await endSessions(context, { ...params, ...body }, tx)
    return { answer: item({ userId: params.userId, ended }), act }
  }),
]
