import { hasUserType, USER_TYPE } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { moveOrdersOfAddress, moveOrdersOfGuest } from '../../ticket/order/index.ts'
import type { Account } from './account.repository.ts'
import { moveFilesOfGuest } from './files-of-guest.repository.ts'

const ownerFor = ({ clientId, id, userType }: Account) =>
  hasUserType(userType, USER_TYPE.WebShop) ? { clientId, accountId: id } : undefined

/**
 * A customer gets what they bought as a guest with the address that they have confirmed. A mail's link moves nothing
 * more: whoever follows it may have been sent it by somebody whose account it confirms, and would lose what their own
 * device holds.
 */
export async function bringOrdersOfAddress(tx: Transaction, account: Account): Promise<void> {
  const owner = ownerFor(account)
  if (owner && account.emailKey !== null) await moveOrdersOfAddress(tx, account.emailKey, owner)
}

/**
 * Whoever has shown on this device that the account is theirs gets what they have as a guest on it, too: orders, the
 * cart, and files that a form waits with.
 */
export async function bringOrdersOfDevice({ visitor }: Context, tx: Transaction, account: Account): Promise<void> {
  const owner = ownerFor(account)
  if (!owner || visitor.kind !== 'guest') return
  await moveOrdersOfGuest(tx, visitor.id, owner)
  await moveFilesOfGuest(tx, visitor.id, owner)
}
