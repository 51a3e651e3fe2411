import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { item, items, nothing } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { createMessage, deleteMessage, updateMessage } from './edit-message.ts'
import { listMessages } from './list-messages.ts'

export const staffMessageRoutes = [
  route(calls.getStaffMessages, async (context, { query }) => items(await listMessages(context, query))),
  acting(calls.createStaffMessage, async (context, { body }, tx) => {
    const { shown, act } = await createMessage(context, body, tx)
    return { answer: item(shown), act }
  }),
  acting(calls.updateStaffMessage, async (context, { body }, tx) => {
    const { shown, act } = await updateMessage(context, body, tx)
    return { answer: item(shown), act }
  }),
  acting(calls.deleteStaffMessage, async (context, { params }, tx) => ({
    answer: nothing,
    act: await deleteMessage(context, params.id, tx),
  })),
]
