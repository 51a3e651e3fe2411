import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { item, items, nothing } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { createView, deleteView, listViews, setDefault, updateView } from './views.ts'

export const savedViewRoutes = [
  route(calls.getStaffViews, async (context, { query }) => items(await listViews(context, query.list))),
  acting(calls.createStaffView, async (context, { body }, tx) => {
    const { shown, act } = await createView(context, body, tx)
    return { answer: item(shown), act }
  }),
  acting(calls.updateStaffView, async (context, { params, body }, tx) => {
    const { shown, act } = await updateView(context, params.viewId, body, tx)
    return { answer: item(shown), act }
  }),
  acting(calls.deleteStaffView, async (context, { params }, tx) => ({
    answer: nothing,
    act: await deleteView(context, params.viewId, tx),
  })),
  acting(calls.setDefaultView, async (context, { params, body }, tx) => {
    const { shown, act } = await setDefault(context, params.viewId, body.isDefault, tx)
    return { answer: item(shown), act }
  }),
]
