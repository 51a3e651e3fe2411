import { and, eq, inArray } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { pageDraft } from '../../../db/schema/index.ts'

export type StoredDraft = typeof pageDraft.$inferSelect

const named = (clientId: string, key: string) => and(eq(pageDraft.clientId, clientId), eq(pageDraft.key, key))

/** All drafts of these clients. */
export const draftsOf = (db: Statements, clientIds: readonly string[]): Promise<StoredDraft[]> =>
  db
    .select()
    .from(pageDraft)
    .where(inArray(pageDraft.clientId, [...clientIds]))

/** The draft of a page, held until the transaction ends. */
export async function lockDraft(tx: Transaction, clientId: string, key: string): Promise<StoredDraft | undefined> {
  const [row] = await tx.select().from(pageDraft).where(named(clientId, key)).for('update')
  return row
}

/** Stores a draft in the place of the version before it; false where somebody else was faster. */
export async function keepDraft(tx: Transaction, draft: StoredDraft): Promise<boolean> {
  const rows = await tx
    .insert(pageDraft)
    .values(draft)
    .onConflictDoUpdate({
      target: [pageDraft.clientId, pageDraft.key],
      set: draft,
      setWhere: eq(pageDraft.version, draft.version - 1),
    })
    .returning({ key: pageDraft.key })
  return rows.length > 0
}

export const dropDraft = (tx: Transaction, clientId: string, key: string) =>
  tx.delete(pageDraft).where(named(clientId, key))
