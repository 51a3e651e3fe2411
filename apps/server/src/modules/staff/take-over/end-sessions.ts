import { hasUserType, holdsRights, USER_TYPE } from '@billett/domain'
import type { Act } from '../../../call/act/note-act.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { findAccount, note } from '../../people/account/index.ts'
import { endSession, endSessionsOf } from '../../people/session/index.ts'

/**
 * Signs a person out, on one device or on all. Refuses `userNotFound` for whom the caller does not see, `forbidden` for
 * staff to whoever may not manage these, and `notFound` for a device that is not signed in.
 */
export async function endSessions(
  context: Context,
  { userId, sessionId }: { userId: string; sessionId?: string | undefined },
  tx: Transaction,
): Promise<{ ended: number; act: Act }> {
  const { world, visitor } = context
  const account = await findAccount(tx, userId)
  if (!account || !scopeOf(context).clientIds.includes(account.clientId)) return refuse('userNotFound', 'userId')
  const isStaff = hasUserType(account.userType, USER_TYPE.HGS)
  if (isStaff && !holdsRights(visitor.rights, ['AllowedToManageStaff'])) refuse('forbidden', 'userId')
  const ended =
    sessionId === undefined
      ? await endSessionsOf(world, tx, userId, 'staff')
      : Number(await endSession(world, tx, { accountId: userId, sessionId }, 'staff'))
  if (sessionId !== undefined && ended === 0) refuse('notFound', 'sessionId')
  await note(world, tx, { kind: 'sessionEnded', accountId: userId, sessionId: sessionId ?? null })
  return { ended, act: { kind: 'user', id: userId, clientId: account.clientId, after: { ended } } }
}
