import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { Statements, Transaction } from '../../../db/database.ts'
import { insertOf } from '../../../db/insert-rows.ts'
import { bankEntry } from '../../../db/schema/index.ts'
import { type EntryName, entryKey } from './entry-name.ts'
import type { Outcome } from './outcome.ts'

export type NewEntry = typeof bankEntry.$inferInsert
export type StoredEntry = typeof bankEntry.$inferSelect

/** What stays of a line that is told of anew. */
const OF_THE_FIRST: ReadonlySet<string> = new Set(['id', 'clientId', 'createdOn'])

/**
 * Stores lines, no two of which have the same name; gives the id of each that was not heard of before, by its name.
 * None has one that was: in another file, or in this one before somebody was killed. One of which the bank had said no
 * more than its sum, and which waits, is told of anew where it says more.
 */
export async function insertEntries(
  tx: Transaction,
  entries: readonly NewEntry[],
): Promise<(name: EntryName) => string | undefined> {
  const told = new Set(entries.flatMap(entry => Object.keys(entry)).filter(name => !OF_THE_FIRST.has(name)))
  const set = sql.join(
    [...told].map(name => sql.identifier(toSnakeCase(name))).map(name => sql`${name} = excluded.${name}`),
    sql`, `,
  )
  const { rows } = await tx.execute<EntryName & { id: string; [column: string]: unknown }>(sql`
    ${insertOf(bankEntry, entries)}
    on conflict (client_id, account, servicer_ref, ordinal) do update set ${set}
      where bank_entry.state = 'waiting' and bank_entry.is_bare and not excluded.is_bare
    returning id, account, servicer_ref as "servicerRef", ordinal`)
  const ids = new Map(rows.map(row => [entryKey(row), row.id]))
  return name => ids.get(entryKey(name))
}

/** What became of lines, by their ids; what of one is not said stays. */
export async function changeEntries(tx: Transaction, outcomes: ReadonlyMap<string, Outcome>): Promise<void> {
  if (outcomes.size === 0) return
  const changes = [...outcomes].map(([id, outcome]) => ({
    id,
    state: outcome.state,
    reason: 'reason' in outcome ? outcome.reason : null,
    collection_id: 'collectionId' in outcome ? outcome.collectionId : null,
    file_id: 'fileId' in outcome ? outcome.fileId : null,
    payer_id: 'payerId' in outcome ? outcome.payerId : null,
  }))
  await tx.execute(sql`
    update bank_entry set state = told.state, reason = coalesce(told.reason, bank_entry.reason),
      collection_id = coalesce(told.collection_id, bank_entry.collection_id),
      file_id = coalesce(told.file_id, bank_entry.file_id), payer_id = coalesce(told.payer_id, bank_entry.payer_id)
    from json_to_recordset(${JSON.stringify(changes)}::json) as told(id uuid, state text, reason text,
      collection_id uuid, file_id uuid, payer_id uuid)
    where bank_entry.id = told.id`)
}

/** What somebody says of a line: here null takes away what was known. */
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
