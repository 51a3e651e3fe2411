import * as calls from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { listRefusals } from './list-refusals.ts'
import { listTakeOvers } from './list-take-overs.ts'
import { countFound, searchActs } from './search-acts.ts'

export const auditRoutes = [
  route(calls.searchStaffActs, async (context, { query }) => items(await searchActs(context, query))),
  route(calls.countStaffActs, async (context, { query }) => item(await countFound(context, query))),
  route(calls.getStaffRefusals, async (context, { query }) => items(await listRefusals(context, query))),
  route(calls.getStaffTakeOvers, async (context, { query }) => items(await listTakeOvers(context, query))),
]
