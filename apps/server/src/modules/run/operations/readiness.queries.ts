import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'

/** Fails where no database that writes answers. */
export async function askForNothing(db: Statements): Promise<void> {
  await db.execute(sql`select 1`)
}
