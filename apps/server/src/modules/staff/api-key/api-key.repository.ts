import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { apiKey } from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'

export type StoredKey = typeof apiKey.$inferSelect

/** Keys to the shops of these clients, by name. */
export const keysOf = (db: Statements, clientIds: readonly string[], { limit, offset }: Window): Promise<StoredKey[]> =>
  db
    .select()
    .from(apiKey)
    .where(inArray(apiKey.clientId, [...clientIds]))
    .orderBy(asc(apiKey.name), asc(apiKey.id))
    .limit(limit)
    .offset(offset)

export async function insertKey(tx: Transaction, key: StoredKey): Promise<void> {
  await tx.insert(apiKey).values(key)
}

/** Gives the key that is gone now; undefined where it was none of these clients'. */
export async function removeKey(
  tx: Transaction,
  clientIds: readonly string[],
  id: string,
): Promise<StoredKey | undefined> {
  const [gone] = await tx
    .delete(apiKey)
    .where(and(eq(apiKey.id, id), inArray(apiKey.clientId, [...clientIds])))
    .returning()
  return gone
}
