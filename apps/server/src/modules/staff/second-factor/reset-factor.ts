import type { Act } from '../../../call/act/note-act.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { lockAccount, note } from '../../people/account/index.ts'
import { endSessionsOf } from '../../people/session/index.ts'
import { deletePasskeysOf } from '../../people/sign-in/index.ts'
import { clientOfStaff } from '../staff-rights/index.ts'
import { dropFactors } from './second-factor.repository.ts'

/**
 * Takes away what somebody of the company has lost and signs them out: they set another one up. Refuses `userNotFound`
 * for whoever is not of the staff that the caller sees, and `ownAccount`.
 */
export async function resetFactor(context: Context, userId: string, tx: Transaction): Promise<Act> {
  const { world, visitor } = context
  const clientId = await clientOfStaff(tx, scopeOf(context).clientIds, userId)
  if (clientId === undefined) return refuse('userNotFound', 'userId')
  if (userId === visitor.id) refuse('ownAccount', 'userId')
  await lockAccount(tx, { clientId, accountId: userId })
  await dropFactors(tx, userId)
  await deletePasskeysOf(tx, userId)
  await endSessionsOf(world, tx, userId, 'staff')
  await note(world, tx, { kind: 'secondFactorReset', accountId: userId })
  return { kind: 'user', id: userId, clientId }
}
