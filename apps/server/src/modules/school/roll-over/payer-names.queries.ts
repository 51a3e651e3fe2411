import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'

/** The names of organisations that pay, by their ids. */
export async function namesOf(db: Statements, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select id, name from organisation where id = any(${sql.param(ids)}::uuid[])`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
