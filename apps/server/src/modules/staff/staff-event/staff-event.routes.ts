import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { acknowledgeEvent } from './acknowledge-event.ts'
import { handleEvents } from './handle-events.ts'
import { listColleagues } from './list-colleagues.ts'
import { listEvents } from './list-events.ts'

export const staffEventRoutes = [
  route(calls.getStaffEvents, async (context, { query }) => items(await listEvents(context, query))),
  acting(calls.acknowledgeStaffEvent, async (context, { params }, tx) => {
    const { shown, act } = await acknowledgeEvent(context, params.eventId, tx)
    return { answer: item(shown), act }
  }),
  acting(calls.handleStaffEvents, (context, { body }, tx) => handleEvents(context, body, tx)),
  route(calls.getStaffColleagues, async context => items(await listColleagues(context))),
]
