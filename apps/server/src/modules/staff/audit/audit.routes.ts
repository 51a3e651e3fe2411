import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { listRefusals } from './list-refusals.ts'
import { listTakeOvers } from './list-take-overs.ts'
import { countFound, searchActs } from './search-acts.ts'
import { undoAct } from './undo-act.ts'

export const auditRoutes = [
  route(calls.searchStaffActs, async (context, { query }) => items(await searchActs(context, query))),
  route(calls.countStaffActs, async (context, { query }) => item(await countFound(context, query))),
  acting(calls.undoStaffAct, (context, { params }, tx) => undoAct(context, params.number, tx)),
  route(calls.getStaffRefusals, async (context, { query }) => items(await listRefusals(context, query))),
  route(calls.getStaffTakeOvers, async (context, { query }) => items(await listTakeOvers(context, query))),
]
