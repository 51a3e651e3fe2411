import type { MergedUsers, MergeUsers } from '@billett/contract'
import { mayMerge } from '@billett/domain'
import type { Act } from '../../../call/act/note-act.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { type Account, changeAccount, lockAccount, note } from '../../people/account/index.ts'
import { endSessionsOf } from '../../people/session/index.ts'
import { isParty, moveBelongings, unpaidOrdersOf } from './merge.repository.ts'
import { seenUser } from './user-detail.queries.ts'

const facts = (account: Account, hasContracts: boolean) => ({
  ...account,
  isLeaving: account.deletionRequestedOn !== null,
  hasContracts,
})

/**
 * Makes one account of two that are the same person's: what the one has goes to the other, and the one is closed and
 * deleted after the time that every deletion waits. Refuses `userNotFound` for what the caller does not see, and what
 * the rules refuse.
 */
export async function mergeUsers(
  context: Context,
  { userId, into, reason }: MergeUsers & { userId: string },
  tx: Transaction,
): Promise<{ shown: MergedUsers; act: Act }> {
  const { world } = context
  const { clientIds } = scopeOf(context)
  const clientOf = async (id: string, field: string) => {
    const user = await seenUser(tx, clientIds, id)
    return user && user.account.state !== 'deleted' ? user.account.clientId : refuse('userNotFound', field)
  }
  const [closedIn, keptIn] = [await clientOf(userId, 'userId'), await clientOf(into, 'into')]
  // Always in one order, so that nobody who merges the same two the other way round waits for ever.
  const both = [
    { clientId: closedIn, accountId: userId },
    { clientId: keptIn, accountId: into },
  ].sort((a, b) => (a.accountId < b.accountId ? -1 : 1))
  const held: Account[] = []
  for (const one of both) held.push(await lockAccount(tx, one))
  const closed = held.find(({ id }) => id === userId) ?? refuse('userNotFound', 'userId')
  const kept = held.find(({ id }) => id === into) ?? refuse('userNotFound', 'into')
  const refusal = mayMerge(
    facts(closed, await isParty(tx, userId)),
    facts(kept, await isParty(tx, into)),
    await unpaidOrdersOf(tx, userId),
  )
  if (refusal) refuse(refusal, 'into')
  const moved = await moveBelongings(tx, { from: userId, into })
  await endSessionsOf(world, tx, userId, 'staff')
  const deletionRequestedOn = closed.deletionRequestedOn ?? world.clock()
  await changeAccount(tx, userId, { state: 'disabled', deletionRequestedOn })
  await note(world, tx, { kind: 'mergedAway', accountId: userId })
  await note(world, tx, { kind: 'mergedInto', accountId: into })
  const before = { state: closed.state }
  const after = { state: 'disabled', into, reason, ...moved }
  return { shown: moved, act: { kind: 'user', id: userId, clientId: closed.clientId, before, after } }
}
