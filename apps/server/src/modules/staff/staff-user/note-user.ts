import type { StaffUserDetail } from '@billett/contract'
import { hasUserType, holdsRights, USER_TYPE } from '@billett/domain'
import type { Act } from '../../../call/act/note-act.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { presentUserDetail } from './staff-user-detail.present.ts'
import { seenUser, userDetail } from './user-detail.queries.ts'
import { insertNote } from './user-note.repository.ts'

/**
 * Adds what colleagues are to know of a person. Refuses `userNotFound` for whom the caller does not see and whose
 * account is deleted, and `forbidden` for staff to whoever may not manage these. The act says only that there is a
 * note.
 */
export async function noteUser(
  context: Context,
  { userId, text }: { userId: string; text: string },
  tx: Transaction,
): Promise<{ shown: StaffUserDetail; act: Act }> {
  const { world, visitor } = context
  const user = await seenUser(tx, scopeOf(context).clientIds, userId)
  if (!user || user.account.state === 'deleted') return refuse('userNotFound', 'userId')
  const isStaff = hasUserType(user.account.userType, USER_TYPE.HGS)
  if (isStaff && !holdsRights(visitor.rights, ['AllowedToManageStaff'])) refuse('forbidden', 'userId')
  const id = world.newRowId()
  await insertNote(tx, { id, accountId: userId, byId: visitor.id, text, on: world.realClock() })
  const seesMails = holdsRights(visitor.rights, ['AllowedToSeeMails'])
  return {
    shown: presentUserDetail(world, user, await userDetail(world, tx, user.account, seesMails), true),
    act: { kind: 'user', id: userId, clientId: user.account.clientId, after: { note: id } },
  }
}
