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

/** Does something; where it is refused nothing of it is left, and what was done before goes on to hold. */
export async function attempted<Result>(tx: Transaction, act: () => Promise<Result>): Promise<Result> {
  await tx.execute(sql`savepoint attempt`)
  try {
    const done = await act()
    await tx.execute(sql`release savepoint attempt`)
    return done
  } catch (failure) {
    await tx.execute(sql`rollback to savepoint attempt`)
    await tx.execute(sql`release savepoint attempt`)
    throw failure
  }
}
