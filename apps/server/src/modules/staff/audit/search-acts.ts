import type { StaffAct, StaffActFilter, StaffActsQuery } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import { askedClients, COUNTED, counted, staffWindow } from '../listing/index.ts'
import { presentAct } from './act.present.ts'
import { type ActFilter, countActs, listedActs } from './acts.queries.ts'
import { subjectsMeant } from './meant-subjects.queries.ts'

/** What is looked for, of the clients that the caller sees. Refuses `narrowFilter` for a reason without a first day. */
export async function filterOf(context: Context, query: StaffActsQuery): Promise<ActFilter> {
  const { search: term = '', reason = '', call, subjectKind, from, before, sort } = query
  if (reason !== '' && from === undefined) refuse('narrowFilter', 'reason')
  const clientIds = askedClients(scopeOf(context), query.clientId)
  const subjects = await subjectsMeant(context.world.db, clientIds, term)
  return { clientIds, term, subjects, call, reason, subjectKind, from, before, sort }
}

/** A page of what people of the company did to what the caller sees. */
export async function searchActs(context: Context, query: StaffActsQuery): Promise<StaffAct[]> {
  const rows = await listedActs(context.world.db, await filterOf(context, query), staffWindow(query))
  return rows.map(row => presentAct(context, row))
}

export const countFound = async (
  context: Context,
  query: StaffActFilter,
): Promise<{ count: number; isExact: boolean }> =>
  counted(await countActs(context.world.db, await filterOf(context, query), COUNTED + 1))
