import type { Instant } from '@billett/domain'
import { and, eq } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { paymentCase } from '../../../db/schema/index.ts'

export type PaymentCase = typeof paymentCase.$inferSelect

/** Stores a case unless it is there already, open or not; undefined where it is. */
export async function insertCase(db: Statements, found: PaymentCase): Promise<PaymentCase | undefined> {
  const [row] = await db.insert(paymentCase).values(found).onConflictDoNothing().returning()
  return row
}

/** Those that somebody still has to see to, oldest first. */
export const openCases = (db: Statements): Promise<PaymentCase[]> =>
  db.select().from(paymentCase).where(eq(paymentCase.state, 'open')).orderBy(paymentCase.foundOn, paymentCase.id)

/** False where it was not open any more. */
export async function endCase(
  db: Statements,
  id: string,
  end: { state: 'refunded' | 'closed'; closedOn: Instant },
): Promise<boolean> {
  const ended = await db
    .update(paymentCase)
    .set(end)
    .where(and(eq(paymentCase.id, id), eq(paymentCase.state, 'open')))
    .returning({ id: paymentCase.id })
  return ended.length > 0
}
