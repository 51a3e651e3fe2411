import type { DiscountCode, Instant } from '@billett/domain'
import { eq, sql } from 'drizzle-orm'
import { refuse } from '../../call/refused.ts'
import type { Transaction } from '../../db/database.ts'
import { discountCounter, discountUse } from '../../db/schema/index.ts'

/** Counts a use of the code for this order. The counter's row is locked while it is compared, so that the last use goes to one order only. */
export async function claimDiscount(tx: Transaction, code: DiscountCode, orderId: string, now: Instant): Promise<void> {
  const [held] = await tx.select().from(discountUse).where(eq(discountUse.orderId, orderId))
  if (held?.code === code.code) return
  if (held) await releaseDiscount(tx, orderId)
  const [counter] = await tx
    .insert(discountCounter)
    .values({ code: code.code, uses: 1 })
    .onConflictDoUpdate({ target: discountCounter.code, set: { uses: sql`${discountCounter.uses} + 1` } })
    .returning({ uses: discountCounter.uses })
  if (code.maxUses !== undefined && counter && counter.uses > code.maxUses) refuse('discountCodeUsedUp', 'discountCode')
  await tx.insert(discountUse).values({ code: code.code, orderId, usedOn: now })
}

/** Gives the order's use back. */
export async function releaseDiscount(tx: Transaction, orderId: string): Promise<void> {
  const [released] = await tx.delete(discountUse).where(eq(discountUse.orderId, orderId)).returning()
  if (!released) return
  await tx
    .update(discountCounter)
    .set({ uses: sql`${discountCounter.uses} - 1` })
    .where(eq(discountCounter.code, released.code))
}
