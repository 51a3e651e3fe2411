import { hasUserType, USER_TYPE } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Statements } from '../../../db/database.ts'
import type { Account } from '../../people/account/index.ts'
import { seenUser } from '../staff-user/index.ts'

/**
 * The customer whose documents these are. Refuses `userNotFound` for one of a client that the caller does not see, for
 * people of the company, who have none, and for a deleted account as for none.
 */
export async function documentOwner(context: Context, db: Statements, userId: string): Promise<Account> {
  const { account } = (await seenUser(db, scopeOf(context).clientIds, userId)) ?? refuse('userNotFound', 'userId')
  return account.state === 'deleted' || hasUserType(account.userType, USER_TYPE.HGS)
    ? refuse('userNotFound', 'userId')
    : account
}
