import { type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'

/** Rows that one statement deletes. */
const STEP = 1000

/**
 * Deletes rows of a table a few at a time, so that none is held for long; what somebody else holds is left for the next
 * round.
 */
export async function deleteInSteps(db: Statements, table: string, which: SQL): Promise<void> {
  const name = sql.identifier(table)
  for (;;) {
    const { rowCount } = await db.execute(
      sql`delete from ${name} where ctid = any(array(select ctid from ${name} where ${which} limit ${STEP} for update skip locked))`,
    )
    if ((rowCount ?? 0) < STEP) return
  }
}
