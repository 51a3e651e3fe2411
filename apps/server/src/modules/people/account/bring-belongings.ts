import { emailKey, hasUserType, USER_TYPE } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { moveOrdersOfAddress, moveOrdersOfGuest } from '../../ticket/order/index.ts'
import { type Account, freeWithEmail } from './account.repository.ts'
import { moveFilesOfGuest } from './files-of-guest.repository.ts'

/**
 * Whoever cannot sign in, or is about to leave, gets nothing: nobody could reach it there. It comes with the next
 * sign-in, once they stay.
 */
const ownerFor = ({ clientId, id, userType, state, deletionRequestedOn }: Account) =>
  hasUserType(userType, USER_TYPE.WebShop) && state !== 'disabled' && deletionRequestedOn === null
    ? { clientId, accountId: id }
    : undefined

/**
 * A customer gets what they bought and subscribed to as a guest with the address that they have confirmed. A mail's
 * link moves nothing more: whoever follows it may have been sent it by somebody whose account it confirms, and would
 * lose what their own device holds.
 */
export async function bringBelongingsOfAddress(world: World, tx: Transaction, account: Account): Promise<void> {
  const owner = ownerFor(account)
  if (!owner || account.emailKey === null) return
  await moveOrdersOfAddress(tx, account.emailKey, owner)
  await world.contractsOfGuests.toAccount(tx, account.emailKey, owner)
}

/**
 * The same of an address that was just shown to be somebody's: where they have an account, what they ordered is there
 * without their signing in anew. Which somebody changes or deletes just now is left alone.
 */
export async function bringBelongingsToOwner(world: World, tx: Transaction, email: string): Promise<void> {
  const accounts = await freeWithEmail(tx, clientIdOf(world), emailKey(email))
  for (const account of accounts) await bringBelongingsOfAddress(world, tx, account)
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
