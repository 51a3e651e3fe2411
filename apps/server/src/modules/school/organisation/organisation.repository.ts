import type { PlainDate } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { reachOf } from '../reach/index.ts'

interface Obligated {
  id: string
  isObligated: boolean
  /** First day of it; null: at once. */
  from: PlainDate | null
}

/** Stores whether a school is asked first, where the caller pays for it; false: to them there is no such school. */
export async function storeObligated(
  context: Context,
  tx: Transaction,
  { id, isObligated, from }: Obligated,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update organisation o set control_from = ${from}, control_then = ${from === null ? null : isObligated},
      is_obligated_to_control = case when ${from}::text is null then ${isObligated} else o.is_obligated_to_control end,
      version = o.version + 1
    from ${reachOf(context)} as reach
    where o.id = ${id} and reach.organisation_id = o.id and reach.pays returning o.id`)
  return rows.length > 0
}

/** What was said of a day that has come holds from now on. */
export async function followControl(db: Statements, clientId: string, today: PlainDate): Promise<void> {
  await db.execute(sql`
    update organisation set is_obligated_to_control = control_then, control_from = null, control_then = null,
      version = version + 1
    where client_id = ${clientId} and control_from <= ${today}`)
}
