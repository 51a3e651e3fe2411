import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { handingOver } from '../../../call/act/handing-over.ts'
import { item, items, nothing } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { scheduledFile } from './scheduled-file.ts'
import { createSchedule, deleteSchedule, deliveriesOf, listSchedules } from './schedules.ts'

export const listScheduleRoutes = [
  route(calls.getStaffSchedules, async context => items(await listSchedules(context))),
  route(calls.getScheduleDeliveries, async ({ world }) => items(deliveriesOf(world).map(delivery => ({ delivery })))),
  acting(calls.createStaffSchedule, async (context, { body }, tx) => {
    const { shown, act } = await createSchedule(context, body, tx)
    return { answer: item(shown), act }
  }),
  acting(calls.deleteStaffSchedule, async (context, { params }, tx) => ({
    answer: nothing,
    act: await deleteSchedule(context, params.scheduleId, tx),
  })),
  handingOver(calls.getScheduledFile, (context, { params }) => scheduledFile(context, params)),
]
