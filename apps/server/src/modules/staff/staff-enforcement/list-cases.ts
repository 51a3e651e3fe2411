import type { StaffCount, StaffEnforcementFilter, StaffEnforcementQuery, StaffEnforcementRow } from '@billett/contract'
import { comparableNumber } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import { askedClients, COUNTED, counted, staffWindow } from '../listing/index.ts'
import { presentRow } from './staff-case.present.ts'
import { type CaseFilter, casesCounted, casesOf } from './staff-case.queries.ts'

export const filterOf = (context: Context, { search = '', state, clientId }: StaffEnforcementFilter): CaseFilter => ({
  clientIds: askedClients(scopeOf(context), clientId),
  state,
  term: search.trim(),
  number: comparableNumber(search),
})

/** A page of the cases of the clients that the caller sees. */
export async function listCases(context: Context, query: StaffEnforcementQuery): Promise<StaffEnforcementRow[]> {
  const { world } = context
  const rows = await casesOf(world.db, filterOf(context, query), staffWindow(query), query.sort)
  return rows.map(row => presentRow(world, row))
}

export const countCases = async (context: Context, query: StaffEnforcementFilter): Promise<StaffCount> =>
  counted(await casesCounted(context.world.db, filterOf(context, query), COUNTED + 1))
