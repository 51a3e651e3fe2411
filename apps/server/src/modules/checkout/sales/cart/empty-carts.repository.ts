import { addMinutes, CART_MINUTES, EMPTY_CART_MINUTES, type Instant, isOpen } from '@billett/domain'
import { and, eq, inArray, lte, notExists, sql } from 'drizzle-orm'
import type { Transaction } from '../../../../db/database.ts'
import { discountUse, order as orders, paymentAttempt, userAccount } from '../../../../db/schema/index.ts'
import { orderStateIn } from '../../../../db/state-in.ts'

/**
 * Deletes carts of guests in which there is nothing, at most `limit`: whoever asks for many of them fills no table for
 * days. What somebody holds is passed over. Returns how many.
 */
export async function dropEmptyCarts(tx: Transaction, now: Instant, limit: number): Promise<number> {
  const nothingHangsOn = (table: typeof paymentAttempt | typeof discountUse) =>
    notExists(tx.select({ one: sql`1` }).from(table).where(eq(table.orderId, orders.id)))
  const empty = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        orderStateIn(orders.state, isOpen),
        // All carts last equally long, and there is an index on when they end.
        lte(orders.expiresOn, addMinutes(now, CART_MINUTES - EMPTY_CART_MINUTES)),
        eq(orders.totalCents, 0),
        sql`jsonb_array_length(${orders.tickets}) = 0`,
        notExists(tx.select({ one: sql`1` }).from(userAccount).where(eq(userAccount.id, orders.ownerId))),
        nothingHangsOn(paymentAttempt),
        nothingHangsOn(discountUse),
      ),
    )
    .orderBy(orders.expiresOn)
    .limit(limit)
    .for('update', { of: orders, skipLocked: true })
  const ids = empty.map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx.delete(orders).where(inArray(orders.id, ids))
  return ids.length
}
