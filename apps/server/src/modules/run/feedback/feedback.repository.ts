import { eq } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { feedback, userAccount } from '../../../db/schema/index.ts'

export type StoredFeedback = typeof feedback.$inferSelect

export async function insertFeedback(tx: Transaction, row: StoredFeedback): Promise<void> {
  await tx.insert(feedback).values(row)
}

export interface WrittenFeedback {
  row: StoredFeedback
  /** Address of the account it was written with. */
  writer: string | null
}

export async function readFeedback(db: Statements, id: string): Promise<WrittenFeedback | undefined> {
  const [found] = await db
    .select({ row: feedback, writer: userAccount.email })
    .from(feedback)
    .leftJoin(userAccount, eq(userAccount.id, feedback.accountId))
    .where(eq(feedback.id, id))
  return found
}
