import { and, asc, eq, gt } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { debtPayment } from '../../../db/schema/index.ts'

export type StoredPayment = typeof debtPayment.$inferSelect

export async function insertPayment(db: Statements, row: typeof debtPayment.$inferInsert): Promise<void> {
  await db.insert(debtPayment).values(row)
}

export async function changePayment(db: Statements, id: string, change: Partial<StoredPayment>): Promise<void> {
  await db.update(debtPayment).set(change).where(eq(debtPayment.id, id))
}

/** Held until the transaction ends; undefined where it has ended before. */
export async function lockOpen(tx: Transaction, id: string): Promise<StoredPayment | undefined> {
  const [row] = await tx
    .select()
    .from(debtPayment)
    .where(and(eq(debtPayment.id, id), eq(debtPayment.state, 'open')))
    .for('update')
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
