import { awaitsPayment, isOpen, ORDER_STATES } from '@billett/domain'
import { and, eq, inArray, ne, notExists, sql } from 'drizzle-orm'
import type { OwnAccount } from '../../../call/visitor/own-account.ts'
import type { Transaction } from '../../../db/database.ts'
import { order as orders, userAccount } from '../../../db/schema/index.ts'

/** A guest who signs in keeps the cart and everything bought on this device: their token shows that it is theirs. */
export async function moveOrdersOfGuest(
  tx: Transaction,
  guestId: string,
  { clientId, accountId }: OwnAccount,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ownerId: accountId })
    .where(and(eq(orders.ownerId, guestId), eq(orders.clientId, clientId)))
}

/** States an order no longer leaves by what its guest does on another device, a payment above all. */
const SETTLED = ORDER_STATES.filter(state => !isOpen(state) && !awaitsPayment(state))

/**
 * Orders that guests placed with an address go to the account whose owner has shown that the address is theirs. Nobody
 * loses an account's orders.
 */
export async function moveOrdersOfAddress(
  tx: Transaction,
  emailKey: string,
  { clientId, accountId }: OwnAccount,
): Promise<void> {
  const account = tx.select({ one: sql`1` }).from(userAccount).where(eq(userAccount.id, orders.ownerId))
  await tx
    .update(orders)
    .set({ ownerId: accountId })
    .where(
      and(
        eq(orders.clientId, clientId),
        sql`lower(${orders.buyer} ->> 'email') = ${emailKey}`,
        ne(orders.ownerId, accountId),
        inArray(orders.state, SETTLED),
        notExists(account),
      ),
    )
}
