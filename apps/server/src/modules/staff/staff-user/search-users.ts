import type { StaffUser, StaffUserFilter, StaffUsersQuery } from '@billett/contract'
import { ACCOUNT_STATES, registeredSince, USER_TYPE } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import { askedClients, COUNTED, counted, staffWindow } from '../listing/index.ts'
import { foundUsers } from './found-users.queries.ts'
import { countUsers, listedUsers, type UserFilter } from './listed-users.queries.ts'
import { presentUser } from './staff-user.present.ts'

const TYPES = { customer: USER_TYPE.WebShop, staff: USER_TYPE.HGS } as const

/** Whoever a text may mean. Refuses `narrowFilter` where these are too many, as of one letter. */
async function meantBy(context: Context, clientIds: readonly string[], term: string): Promise<readonly string[]> {
  const found = await foundUsers(context.world.db, clientIds, term, COUNTED)
  return found.length > COUNTED ? refuse('narrowFilter', 'search') : found
}

/** What is looked for, of the clients that the caller sees. Refuses `narrowFilter` where a text may mean too many. */
export async function filterOf(context: Context, query: StaffUserFilter): Promise<UserFilter> {
  const clientIds = askedClients(scopeOf(context), query.clientId)
  return {
    clientIds,
    states: query.states ?? ACCOUNT_STATES.filter(state => state !== 'deleted'),
    userType: query.kind && TYPES[query.kind],
    since: query.registered && registeredSince(query.registered, context.world.clock()),
    among: query.search ? await meantBy(context, clientIds, query.search) : undefined,
    leaving: query.leaving ?? false,
  }
}

/** A page of the accounts that staff look for; lists show nobody's details. */
export async function searchUsers(context: Context, query: StaffUsersQuery): Promise<StaffUser[]> {
  const window = staffWindow(query)
  const rows = await listedUsers(context.world.db, await filterOf(context, query), query.sort, window)
  return rows.map(row => presentUser(context.world, row, false))
}

export const countFound = async (
  context: Context,
  query: StaffUserFilter,
): Promise<{ count: number; isExact: boolean }> =>
  counted(await countUsers(context.world.db, await filterOf(context, query), COUNTED + 1))
