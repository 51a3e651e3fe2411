import { and, eq } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../../db/database.ts'
import { payout, payoutAccount } from '../../../../db/schema/index.ts'

/** The account of a payer as it was named last. */
export async function putAccount(tx: Transaction, row: typeof payoutAccount.$inferInsert): Promise<void> {
  await tx.insert(payoutAccount).values(row).onConflictDoUpdate({ target: payoutAccount.payerId, set: row })
}

/** Whether somebody has named an account that money of a file goes to, whatever was named since. */
export async function hasNamedOf(db: Statements, fileId: string, by: string): Promise<boolean> {
  const rows = await db
    .select({ id: payout.id })
    .from(payout)
    .where(and(eq(payout.fileId, fileId), eq(payout.accountNamedBy, by)))
    .limit(1)
  return rows.length > 0
}
