import * as calls from '@billett/contract'
import { handingOver } from '../../../call/act/handing-over.ts'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { exportActs } from './export-acts.ts'
import { listRefusals } from './list-refusals.ts'
import { countFound, searchActs } from './search-acts.ts'

export const auditRoutes = [
  route(calls.searchStaffActs, async (context, { query }) => items(await searchActs(context, query))),
  route(calls.countStaffActs, async (context, { query }) => item(await countFound(context, query))),
  route(calls.getStaffRefusals, async (context, { query }) => items(await listRefusals(context, query))),
  handingOver(calls.exportStaffActs, (context, { query }) => exportActs(context, query)),
]
