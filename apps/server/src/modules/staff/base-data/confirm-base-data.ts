import type { ConfirmableBaseData } from '@billett/contract'
import { holdsRights } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { changeAccount, lockAccount } from '../../people/account/index.ts'
import { presentBaseData } from './base-data.present.ts'
import { confirmableUser } from './base-data.queries.ts'

/**
 * Confirms the data of a customer, or takes that back. Refuses `userNotFound` for one of a client that the caller does
 * not see as for none, and `changedMeanwhile` where somebody was faster.
 */
export async function confirmBaseData(
  context: Context,
  { userId, expected }: { userId: string; expected?: boolean | undefined },
  tx: Transaction,
): Promise<Done<ConfirmableBaseData>> {
  const { world, visitor } = context
  const user = (await confirmableUser(tx, scopeOf(context).clientIds, userId)) ?? refuse('userNotFound', 'userId')
  const { clientId } = user.account
  const account = await lockAccount(tx, { clientId, accountId: userId })
  const wasConfirmed = account.confirmedOn !== null
  if (expected !== undefined && expected !== wasConfirmed) refuse('changedMeanwhile', 'expected')
  const confirmedOn = wasConfirmed ? null : world.clock()
  await changeAccount(tx, userId, { confirmedOn })
  const isFull = holdsRights(visitor.rights, ['AllowedToSeePersonalDetails'])
  return {
    answer: item(presentBaseData(world, { ...user, account: { ...account, confirmedOn } }, isFull)),
    act: {
      kind: 'user',
      id: userId,
      clientId,
      before: { confirmed: wasConfirmed },
      after: { confirmed: !wasConfirmed, shownInFull: isFull },
    },
  }
}
