import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'

/** Does something, and takes all of it back that it stored: what would come of it is judged by what does it. */
export async function rehearsed<Result>(tx: Transaction, act: () => Promise<Result>): Promise<Result> {
  await tx.execute(sql`savepoint rehearsal`)
  try {
    return await act()
  } finally {
    await tx.execute(sql`rollback to savepoint rehearsal`)
    await tx.execute(sql`release savepoint rehearsal`)
  }
}
