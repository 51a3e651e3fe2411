import { desc, eq, notInArray, sql } from 'drizzle-orm'
import { LOCK_NUMBERS } from './lock-numbers.ts'
import { region as regions } from './schema/index.ts'
import type { Transaction } from './statements.ts'

/** Earlier regions that stay beside the active one, to go back to. */
const EARLIER_KEPT = 3

/** Milliseconds. A timetable of hundreds of megabytes takes its time on a slow disk. */
const STORE_TIMEOUT = 600_000

/** Until the transaction ends nobody else changes what is sold in. */
export async function lockRegions(tx: Transaction): Promise<void> {
  await tx.execute(sql.raw(`set local statement_timeout = ${STORE_TIMEOUT}`))
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_NUMBERS.region})`)
}

/** Number of the active region; undefined before the first import. */
export async function activeRegionId(tx: Transaction): Promise<number | undefined> {
  const [row] = await tx.select({ id: regions.id }).from(regions).where(eq(regions.active, true))
  return row?.id
}

/** Forgets all but the last earlier ones. */
export async function forgetOldestRegions(tx: Transaction): Promise<void> {
  const kept = await tx
    .select({ id: regions.id })
    .from(regions)
    .orderBy(desc(regions.active), desc(regions.id))
    .limit(1 + EARLIER_KEPT)
  await tx.delete(regions).where(
    notInArray(
      regions.id,
      kept.map(({ id }) => id),
    ),
  )
}
