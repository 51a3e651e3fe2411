import type { StaffColleague } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import { colleaguesOf } from './colleagues.queries.ts'
import { colleagueName } from './staff-event.present.ts'

/** To whom the caller can hand an event, themselves among them. */
export async function listColleagues(context: Context): Promise<StaffColleague[]> {
  const rows = await colleaguesOf(context.world.db, scopeOf(context).clientIds)
  return rows.map(({ userId, ...names }) => ({
    userId,
    name: colleagueName(names),
    isSelf: userId === context.visitor.id,
  }))
}
