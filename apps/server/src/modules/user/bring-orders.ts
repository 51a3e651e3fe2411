import { hasUserType, USER_TYPE } from '@billett/domain'
import type { Context } from '../../call/context.ts'
import type { Transaction } from '../../db/database.ts'
import { moveOrdersOfAddress, moveOrdersOfGuest } from '../order/index.ts'
import type { Account } from './account.repository.ts'

/** A customer gets what they bought as a guest: on this device, and anywhere with the address that is confirmed. */
export async function bringOrders({ visitor }: Context, tx: Transaction, account: Account): Promise<void> {
  if (!hasUserType(account.userType, USER_TYPE.WebShop)) return
  const owner = { clientId: account.clientId, accountId: account.id }
  if (visitor.kind === 'guest') await moveOrdersOfGuest(tx, visitor.id, owner)
  if (account.emailKey !== null) await moveOrdersOfAddress(tx, account.emailKey, owner)
}
