import { hasUserType, USER_TYPE } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { worldOf } from '../../../world-of.ts'
import { copyOfData } from '../../people/profile/index.ts'
import { seenUser } from './user-detail.queries.ts'

/**
 * What a customer has asked to be given of their data, and the note that it was handed out. Refuses `userNotFound` for
 * one of a client that the caller does not see as for none, for a deleted account and for staff.
 */
export async function handOutData(context: Context, accountId: string, tx: Transaction): Promise<Done<never>> {
  const { world } = context
  const { account } = (await seenUser(tx, scopeOf(context).clientIds, accountId)) ?? refuse('userNotFound', 'userId')
  const { clientId, userType, state } = account
  if (state === 'deleted' || !hasUserType(userType, USER_TYPE.WebShop)) refuse('userNotFound', 'userId')
  return {
    answer: { file: await copyOfData(worldOf(world, clientId), tx, { clientId, accountId }, { isPassedOn: true }) },
    act: { kind: 'user', id: accountId, clientId, after: { shownInFull: true, isWhole: true } },
  }
}
