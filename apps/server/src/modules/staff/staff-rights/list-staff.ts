import type { StaffMember, StaffMembersQuery } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import { askedClients, clientName, staffWindow } from '../listing/index.ts'
import { staffOf } from './staff-account.queries.ts'

/** Who works at the companies that the caller sees; colleagues are no customers, so their names are shown. */
export async function listStaff({ world, visitor }: Context, query: StaffMembersQuery): Promise<StaffMember[]> {
  const clientIds = askedClients(scopeOf({ world, visitor }), query.clientId)
  const rows = await staffOf(world.db, clientIds, staffWindow(query))
  return rows.map(({ username, email, ...row }) => ({
    ...row,
    username: username ?? '',
    email: email ?? '',
    client: clientName(world, row.clientId),
  }))
}
