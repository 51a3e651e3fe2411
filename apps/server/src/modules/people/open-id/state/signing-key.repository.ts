import { asc, inArray } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../../db/database.ts'
import { holdName } from '../../../../db/hold-name.ts'
import { openIdKey } from '../../../../db/schema/index.ts'

type SealedKey = typeof openIdKey.$inferSelect

/** The oldest first. */
export const sealedKeys = (db: Statements): Promise<SealedKey[]> =>
  db.select().from(openIdKey).orderBy(asc(openIdKey.createdOn))

/** Whoever makes a key at the same moment waits until the transaction ends. */
export async function lockKeys(tx: Transaction): Promise<void> {
  await holdName(tx, 'open_id_key')
}

export async function insertKey(tx: Transaction, key: SealedKey): Promise<void> {
  await tx.insert(openIdKey).values(key)
}

export async function dropKeys(tx: Transaction, kids: readonly string[]): Promise<void> {
  if (kids.length > 0) await tx.delete(openIdKey).where(inArray(openIdKey.kid, [...kids]))
}
