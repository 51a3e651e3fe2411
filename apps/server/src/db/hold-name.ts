import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/** Whoever holds the same name at the same moment waits until the transaction ends, also where there is no row yet. */
export async function holdName(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
