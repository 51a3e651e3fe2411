import type { StaffUser } from '@billett/contract'
import { type AccountState, hasUserType, holdsRights, mayBecome, USER_TYPE } from '@billett/domain'
import type { Act } from '../../../call/act/note-act.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { changeAccount, lockAccount, note } from '../../people/account/index.ts'
import { endSessionsOf } from '../../people/session/index.ts'
import { presentUser } from './staff-user.present.ts'
import { seenUser } from './user-detail.queries.ts'

/** Staff enable what they have disabled; a registration waits for its owner alone. */
const mayBe = (from: AccountState, to: AccountState): boolean =>
  from === to || (from !== 'registered' && mayBecome(from, to))

/**
 * Lets a person sign in or signs them out everywhere; does nothing where that is so already. Refuses `userNotFound` for
 * what the caller does not see, `ownAccount`, `forbidden` for staff to whoever may not manage these,
 * `changedMeanwhile` where it is not as it was expected, and `accountNotChangeable`.
 */
export async function setActive(
  context: Context,
  { userId, active, expected }: { userId: string; active: boolean; expected?: AccountState },
  tx: Transaction,
): Promise<{ shown: StaffUser; act: Act }> {
  const { world, visitor } = context
  const { clientIds } = scopeOf(context)
  const user = await seenUser(tx, clientIds, userId)
  if (!user || user.account.state === 'deleted') return refuse('userNotFound', 'userId')
  if (userId === visitor.id) refuse('ownAccount', 'userId')
  const isStaff = hasUserType(user.account.userType, USER_TYPE.HGS)
  if (isStaff && !holdsRights(visitor.rights, ['AllowedToManageStaff'])) refuse('forbidden', 'userId')
  const account = await lockAccount(tx, { clientId: user.account.clientId, accountId: userId })
  if (expected !== undefined && account.state !== expected) refuse('changedMeanwhile', 'userId')
  const state = active ? 'active' : 'disabled'
  if (!mayBe(account.state, state)) refuse('accountNotChangeable', 'active')
  if (account.state !== state) {
    await changeAccount(tx, userId, { state })
    if (!active) await endSessionsOf(world, tx, userId, 'staff')
    await note(world, tx, { kind: active ? 'enabled' : 'disabled', accountId: userId })
  }
  const isFull = holdsRights(visitor.rights, ['AllowedToSeePersonalDetails'])
  return {
    shown: presentUser(world, { account: { ...account, state }, score: user.score }, isFull),
    act: { kind: 'user', id: userId, clientId: account.clientId, before: { state: account.state }, after: { state } },
  }
}
