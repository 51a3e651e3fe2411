import type { StaffUserDetail } from '@billett/contract'
import { holdsRights } from '@billett/domain'
import type { Act } from '../../../call/act/note-act.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { presentUserDetail } from './staff-user-detail.present.ts'
import { seenUser, userDetail } from './user-detail.queries.ts'

/**
 * Everything about an account, and the note that it was read. Refuses `userNotFound` for one of a client that the
 * caller does not see as for none.
 */
export async function showUser(
  context: Context,
  userId: string,
  tx: Transaction,
): Promise<{ shown: StaffUserDetail; act: Act }> {
  const { world, visitor } = context
  const user = await seenUser(tx, scopeOf(context).clientIds, userId)
  if (!user) return refuse('userNotFound', 'userId')
  const isFull = holdsRights(visitor.rights, ['AllowedToSeePersonalDetails'])
  const seesMails = holdsRights(visitor.rights, ['AllowedToSeeMails'])
  return {
    shown: presentUserDetail(world, user, await userDetail(world, tx, user.account, seesMails), isFull),
    act: { kind: 'user', id: userId, clientId: user.account.clientId, after: { shownInFull: isFull } },
  }
}
