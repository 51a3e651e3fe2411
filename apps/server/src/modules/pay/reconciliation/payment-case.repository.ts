import type { Cents, Instant } from '@billett/domain'
import { and, eq, sum } from 'drizzle-orm'
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

/** What of a payment went back as a case of it. */
export async function givenBackByCase(db: Statements, provider: string, reference: string): Promise<Cents> {
  const { amountCents, state } = paymentCase
  const [row] = await db
    .select({ cents: sum(amountCents).mapWith(Number) })
    .from(paymentCase)
    .where(and(eq(paymentCase.provider, provider), eq(paymentCase.reference, reference), eq(state, 'refunded')))
  return row?.cents ?? 0
}
