import { addMinutes, type Instant } from '@billett/domain'
import { lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Statements } from './database.ts'

/** A table whose rows are looked at when their time has come. */
type Polled = PgTable & { id: PgColumn; pollOn: PgColumn }

/** Minutes after which others look, when whoever has claimed a row says nothing of it. */
const CLAIM = 1

/**
 * For an update that claims the rows whose time has come, those that wait longest: no other gets them until `pollOn`,
 * to which they are to be set.
 */
export function claimDue(
  db: Statements,
  table: Polled,
  now: Instant,
  limit: number,
): { pollOn: Instant; isClaimed: SQL } {
  const due = db
    .select({ id: table.id })
    .from(table)
    .where(lte(table.pollOn, now))
    .orderBy(table.pollOn)
    .limit(limit)
    .for('update', { skipLocked: true })
  // An array, so that what is due is looked for once however the statement is planned.
  return { pollOn: addMinutes(now, CLAIM), isClaimed: sql`${table.id} = any(array(${due}))` }
}
