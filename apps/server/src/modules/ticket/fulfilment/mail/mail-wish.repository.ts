import type { Instant } from '@billett/domain'
import { and, eq, gt } from 'drizzle-orm'
import type { Transaction } from '../../../../db/database.ts'
import { mailWish } from '../../../../db/schema/index.ts'

/** How often the mail of an order was wished for after a moment. */
export const wishesAfter = (tx: Transaction, orderId: string, after: Instant): Promise<number> =>
  tx.$count(mailWish, and(eq(mailWish.orderId, orderId), gt(mailWish.minute, after)))

/** False where this minute has a wish already. */
export async function noteWish(tx: Transaction, orderId: string, minute: Instant): Promise<boolean> {
  const noted = await tx
    .insert(mailWish)
    .values({ orderId, minute })
    .onConflictDoNothing()
    .returning({ minute: mailWish.minute })
  return noted.length > 0
}
