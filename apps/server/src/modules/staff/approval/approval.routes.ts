import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { item, items } from '../../../call/answer.ts'
import { type Route, route } from '../../../call/route.ts'
import { approveAct } from './approve-act.ts'
import { declineAct } from './decline-act.ts'
import { listApprovals, listOwnApprovals } from './list-approvals.ts'
import { withdrawAct } from './withdraw-act.ts'

/** How a second person agrees to what these routes do. */
export const approvalRoutes = (routes: readonly Route[]): Route[] => [
  route(calls.getStaffApprovals, async (context, { query }) => items(await listApprovals(context, query))),
  route(calls.getOwnStaffApprovals, async (context, { query }) => items(await listOwnApprovals(context, query))),
  acting(calls.approveStaffAct, async (context, { params, body }, tx) => {
    const { shown, act } = await approveAct(context, { ...params, ...body }, { routes, tx })
    return { answer: item(shown), act }
  }),
  acting(calls.declineStaffAct, async (context, { params, body }, tx) => {
    const { shown, act } = await declineAct(context, { ...params, ...body }, tx)
    return { answer: item(shown), act }
  }),
  acting(calls.withdrawStaffAct, async (context, { params }, tx) => {
    const { shown, act } = await withdrawAct(context, params.approvalId, tx)
    return { answer: item(shown), act }
  }),
]
