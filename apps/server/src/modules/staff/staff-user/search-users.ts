import type { StaffUser, StaffUserFilter, StaffUsersQuery } from '@billett/contract'
import { ACCOUNT_STATES, registeredSince, USER_TYPE } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import { askedClients, COUNTED, counted, staffWindow } from '../listing/index.ts'
import { countUsers, listedUsers, type UserFilter } from './listed-users.queries.ts'
import { presentUser } from './staff-user.present.ts'

const TYPES = { customer: USER_TYPE.WebShop, staff: USER_TYPE.HGS } as const

export const filterOf = (context: Context, query: StaffUserFilter): UserFilter => ({
  clientIds: askedClients(scopeOf(context), query.clientId),
  states: query.states ?? ACCOUNT_STATES.filter(state => state !== 'deleted'),
  userType: query.kind && TYPES[query.kind],
  since: query.registered && registeredSince(query.registered, context.world.clock()),
  term: query.search ?? '',
  leaving: query.leaving ?? false,
})

/** A page of the accounts that staff look for; lists show nobody's details. */
export async function searchUsers(context: Context, query: StaffUsersQuery): Promise<StaffUser[]> {
  const window = staffWindow(query)
  const rows = await listedUsers(context.world.db, filterOf(context, query), query.sort, window)
  return rows.map(row => presentUser(context.world, row, false))
}

export const countFound = async (
  context: Context,
  query: StaffUserFilter,
): Promise<{ count: number; isExact: boolean }> =>
  counted(await countUsers(context.world.db, filterOf(context, query), COUNTED + 1))
