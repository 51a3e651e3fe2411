import type { FraudVerdict, Instant } from '@billett/domain'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { fraudCase } from '../../../db/schema/index.ts'

export type StoredFraudCase = typeof fraudCase.$inferSelect

/** What was found of an order; the first answer counts. Returns whether it was the first. */
export async function insertCase(tx: Transaction, row: typeof fraudCase.$inferInsert): Promise<boolean> {
  const stored = await tx
    .insert(fraudCase)
    .values(row)
    .onConflictDoNothing()
    .returning({ contractId: fraudCase.contractId })
  return stored.length > 0
}

/** Of one client only, held until the transaction ends. */
export async function lockCase(tx: Transaction, clientId: string, contractId: string) {
  const [row] = await tx
    .select()
    .from(fraudCase)
    .where(and(eq(fraudCase.clientId, clientId), eq(fraudCase.contractId, contractId)))
    .for('update')
  return row
}

/** What was found and decided before gives way to what is found now. */
export async function replaceCase(
  tx: Transaction,
  { contractId, ...found }: Omit<StoredFraudCase, 'clientId'>,
): Promise<void> {
  await tx.update(fraudCase).set(found).where(eq(fraudCase.contractId, contractId))
}

/** Somebody has decided; the contract is locked. */
export async function setVerdict(
  tx: Transaction,
  contractId: string,
  { verdict, ...by }: { verdict: FraudVerdict; decidedBy: string; decidedOn: Instant; reason: string },
): Promise<void> {
  await tx
    .update(fraudCase)
    .set({ state: verdict, ...by })
    .where(eq(fraudCase.contractId, contractId))
}

/** What was asked of a suspected order has been shown: nobody has to look at it any more. */
export async function setPassed(tx: Transaction, contractId: string): Promise<void> {
  await tx
    .update(fraudCase)
    .set({ state: 'passed' })
    .where(and(eq(fraudCase.contractId, contractId), eq(fraudCase.state, 'open')))
}
