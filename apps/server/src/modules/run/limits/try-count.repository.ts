import type { TryCount } from '@billett/domain'
import { eq } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { holdName } from '../../../db/hold-name.ts'
import { tryCount } from '../../../db/schema/index.ts'

/** The count under a key. Whoever tries at the same moment waits until the transaction ends. */
export async function lockCount(tx: Transaction, key: string): Promise<TryCount | undefined> {
  await holdName(tx, key)
  const [row] = await tx.select().from(tryCount).where(eq(tryCount.key, key))
  return row
}

export async function saveCount(tx: Transaction, key: string, { since, count }: TryCount): Promise<void> {
  const now = { since, count }
  await tx
    .insert(tryCount)
    .values({ key, ...now })
    .onConflictDoUpdate({ target: tryCount.key, set: now })
}

export async function dropCount(db: Statements, key: string): Promise<void> {
  await db.delete(tryCount).where(eq(tryCount.key, key))
}
