import { sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { reachOf } from '../reach/index.ts'

/** Stores whether a school is asked first, where the caller pays for it; false: to them there is no such school. */
export async function storeObligated(
  context: Context,
  tx: Transaction,
  { id, isObligated }: { id: string; isObligated: boolean },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update organisation o set is_obligated_to_control = ${isObligated}, version = o.version + 1
    from ${reachOf(context)} as reach
    where o.id = ${id} and reach.organisation_id = o.id and reach.pays returning o.id`)
  return rows.length > 0
}
