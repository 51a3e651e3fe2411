import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { debtPayment } from '../../../db/schema/index.ts'

export type StoredPayment = typeof debtPayment.$inferSelect

export async function insertPayment(db: Statements, row: typeof debtPayment.$inferInsert): Promise<void> {
  await db.insert(debtPayment).values(row)
}

export async function changePayment(db: Statements, id: string, change: Partial<StoredPayment>): Promise<void> {
  await db.update(debtPayment).set(change).where(eq(debtPayment.id, id))
}

/** Held until the transaction ends; undefined where it is in none of these states. */
export async function lockPayment(
  tx: Transaction,
  id: string,
  states: readonly StoredPayment['state'][],
): Promise<StoredPayment | undefined> {
  const [row] = await tx
    .select()
    .from(debtPayment)
    .where(and(eq(debtPayment.id, id), inArray(debtPayment.state, [...states])))
    .for('update')
  return row
}

/** What was begun at a provider, whosever it is. */
export async function paymentBegunAt(db: Statements, provider: string, id: string): Promise<StoredPayment | undefined> {
  const [row] = await db
    .select()
    .from(debtPayment)
    .where(and(eq(debtPayment.id, id), eq(debtPayment.provider, provider)))
  return row
}

/** Payments of a client that have not ended, those of one payer or all, in the order of ids. */
export const openPayments = (
  db: Statements,
  { clientId, payerId, most, after }: { clientId: string; payerId?: string; most: number; after?: string },
): Promise<StoredPayment[]> =>
  db
    .select()
    .from(debtPayment)
    .where(
      and(
        eq(debtPayment.clientId, clientId),
        eq(debtPayment.state, 'open'),
        payerId === undefined ? undefined : eq(debtPayment.payerId, payerId),
        after === undefined ? undefined : gt(debtPayment.id, after),
      ),
    )
    .orderBy(asc(debtPayment.id))
    .limit(most)
