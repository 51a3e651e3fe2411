import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { bankEntry } from '../../../db/schema/index.ts'

export type NewEntry = typeof bankEntry.$inferInsert
export type StoredEntry = typeof bankEntry.$inferSelect

/**
 * The id of a line that was not heard of before. Undefined where it was: in another file, or in this one before
 * somebody was killed. One of which the bank had said no more than its sum, and which waits, is told of anew where it
 * says more.
 */
export async function insertEntry(tx: Transaction, entry: NewEntry): Promise<string | undefined> {
  const { id: _id, clientId: _clientId, createdOn: _createdOn, ...told } = entry
  const rows = await tx
    .insert(bankEntry)
    .values(entry)
    .onConflictDoUpdate({
      target: [bankEntry.clientId, bankEntry.account, bankEntry.servicerRef, bankEntry.ordinal],
      set: told,
      setWhere: sql`${bankEntry.state} = 'waiting' and ${bankEntry.isBare} and not excluded.is_bare`,
    })
    .returning({ id: bankEntry.id })
  return rows[0]?.id
}

export async function changeEntry(tx: Transaction, id: string, change: Partial<StoredEntry>): Promise<void> {
  await tx.update(bankEntry).set(change).where(eq(bankEntry.id, id))
}

async function lockEntry(tx: Transaction, clientId: string, id: string, which: SQL | undefined) {
  const [row] = await tx
    .select()
    .from(bankEntry)
    .where(and(eq(bankEntry.clientId, clientId), eq(bankEntry.id, id), which))
    .for('update')
  return row
}

/** Held until the transaction ends; undefined where it is none of the client's that waits. */
export const lockWaiting = (tx: Transaction, clientId: string, id: string): Promise<StoredEntry | undefined> =>
  lockEntry(tx, clientId, id, eq(bankEntry.state, 'waiting'))

/** Of which somebody has said that nothing follows. */
export const WAS_LAID_ASIDE = and(eq(bankEntry.state, 'noted'), isNotNull(bankEntry.decidedBy))

/** The same of one that was laid aside. */
export const lockLaidAside = (tx: Transaction, clientId: string, id: string): Promise<StoredEntry | undefined> =>
  lockEntry(tx, clientId, id, WAS_LAID_ASIDE)

export async function waitingOf(db: Statements, messageId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(bankEntry)
    .where(and(eq(bankEntry.messageId, messageId), eq(bankEntry.state, 'waiting')))
  return row?.count ?? 0
}
