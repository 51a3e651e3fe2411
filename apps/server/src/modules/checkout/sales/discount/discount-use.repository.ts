import { type DiscountCode, type Instant, idleSince, isOpen, mayLose } from '@billett/domain'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../../../../db/database.ts'
import { discountCounter, discountUse, order as orders } from '../../../../db/schema/index.ts'
import { orderStateIn } from '../../../../db/state-in.ts'

/** Counts one use more; the counter's row stays locked until the transaction ends. Gives how many there are. */
async function countUse(tx: Transaction, code: string): Promise<number> {
  const [counter] = await tx
    .insert(discountCounter)
    .values({ code, uses: 1 })
    .onConflictDoUpdate({ target: discountCounter.code, set: { uses: sql`${discountCounter.uses} + 1` } })
    .returning({ uses: discountCounter.uses })
  return counter?.uses ?? 0
}

/** Counts one use less; a code that was never counted stays so. */
async function uncountUse(tx: Transaction, code: string): Promise<void> {
  await tx
    .update(discountCounter)
    .set({ uses: sql`${discountCounter.uses} - 1` })
    .where(eq(discountCounter.code, code))
}

/** The cart that holds a use of the code is in somebody's hands. Gives the code whose use it holds. */
export async function touchDiscount(tx: Transaction, orderId: string, now: Instant): Promise<string | undefined> {
  const [held] = await tx
    .update(discountUse)
    .set({ usedOn: now })
    .where(eq(discountUse.orderId, orderId))
    .returning({ code: discountUse.code })
  return held?.code
}

/**
 * Takes the use of the cart that has lain idle longest. A cart that somebody is changing or ordering is passed over,
 * never waited for.
 */
async function takeFromIdleCart(tx: Transaction, code: string, now: Instant): Promise<boolean> {
  const idle = await tx
    .select({ orderId: orders.id, state: orders.state, touchedOn: discountUse.usedOn })
    .from(orders)
    .innerJoin(discountUse, eq(discountUse.orderId, orders.id))
    .where(and(eq(discountUse.code, code), lte(discountUse.usedOn, idleSince(now)), orderStateIn(orders.state, isOpen)))
    .orderBy(discountUse.usedOn)
    .limit(1)
    .for('update', { skipLocked: true })
  const loser = idle.find(cart => mayLose(cart, now))
  if (loser) await releaseDiscount(tx, loser.orderId)
  return loser !== undefined
}

/**
 * Counts a use of the code for this order; false when all are taken. The counter's row is locked while it is compared,
 * so that the last use goes to one order only; only when all are taken does an idle cart lose its own.
 */
export async function claimDiscount(
  tx: Transaction,
  code: DiscountCode,
  orderId: string,
  now: Instant,
): Promise<boolean> {
  const held = await touchDiscount(tx, orderId, now)
  if (held === code.code) return true
  if (held !== undefined) await releaseDiscount(tx, orderId)
  const uses = await countUse(tx, code.code)
  const isFree = code.maxUses === undefined || uses <= code.maxUses
  // More are in use than there are where the code was sold more generously before: one that is given back does not help
  // then.
  const isLast = uses - 1 === code.maxUses
  if (!isFree && !(isLast && (await takeFromIdleCart(tx, code.code, now)))) {
    await uncountUse(tx, code.code)
    return false
  }
  await tx.insert(discountUse).values({ code: code.code, orderId, usedOn: now })
  return true
}

/** Gives the order's use back. */
export async function releaseDiscount(tx: Transaction, orderId: string): Promise<void> {
  const [released] = await tx.delete(discountUse).where(eq(discountUse.orderId, orderId)).returning()
  if (released) await uncountUse(tx, released.code)
}
