import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { lookAtBooks, takeMoved } from '../modules/upkeep/books-check/index.ts'
import type { TestWorld } from './test-world.ts'

class Undone extends Error {}

/** Nothing keeps anybody from a change any more, and what moves is noted all the same. */
async function unguarded(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local session_replication_role = replica`)
  const { rows } = await tx.execute<{ table: string; name: string }>(sql`
    select tgrelid::regclass::text as table, tgname as name from pg_trigger
    join pg_proc on pg_proc.oid = tgfoid where starts_with(proname, 'note_moved')`)
  for (const { table, name } of rows) await tx.execute(sql.raw(`alter table ${table} enable always trigger ${name}`))
}

/**
 * Names of what the next check finds not to hold once rows were changed behind the back of the shop, all that moved
 * before having been checked. Nothing stays of it.
 */
export async function foundAfter(test: TestWorld, ...changes: readonly SQL[]): Promise<string[]> {
  let found: string[] = []
  const look = async (tx: Transaction) => {
    await unguarded(tx)
    await tx.execute(sql`delete from moved_row`)
    for (const change of changes) await tx.execute(change)
    const { broken } = await lookAtBooks(tx, { orderIds: [], moved: await takeMoved(tx), ofAllAt: undefined })
    found = broken.map(({ invariant }) => invariant)
    throw new Undone()
  }
  await test.database.db.transaction(look).catch(error => {
    if (!(error instanceof Undone)) throw error
  })
  return found
}
