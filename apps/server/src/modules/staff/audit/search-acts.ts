import type { StaffAct, StaffActFilter, StaffActsQuery } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import { askedClients, COUNTED, counted, staffWindow } from '../listing/index.ts'
import { presentAct } from './act.present.ts'
import { type ActFilter, countActs, listedActs } from './acts.queries.ts'

export const filterOf = (context: Context, query: StaffActsQuery): ActFilter => ({
  clientIds: askedClients(scopeOf(context), query.clientId),
  term: query.search ?? '',
  call: query.call,
  subjectKind: query.subjectKind,
  from: query.from,
  before: query.before,
  sort: query.sort,
})

/** A page of what people of the company did to what the caller sees. */
export async function searchActs(context: Context, query: StaffActsQuery): Promise<StaffAct[]> {
  const rows = await listedActs(context.world.db, filterOf(context, query), staffWindow(query))
  return rows.map(row => presentAct(context, row))
}

export const countFound = async (
  context: Context,
  query: StaffActFilter,
): Promise<{ count: number; isExact: boolean }> =>
  counted(await countActs(context.world.db, filterOf(context, query), COUNTED + 1))
