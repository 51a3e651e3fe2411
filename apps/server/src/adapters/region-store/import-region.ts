import { decodeTimetable, encodeTimetable } from '@billett/timetable'
import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { region as regions } from '../../db/schema/index.ts'
import type { NewRegion } from '../../ports/region-imports.ts'

/** Earlier regions that stay beside the active one, to go back to. */
const EARLIER_KEPT = 3

/** Milliseconds. A timetable of hundreds of megabytes takes its time on a slow disk. */
const STORE_TIMEOUT = 600_000

/** Any number: imports wait for each other. */
const IMPORT_LOCK = 7_419_028

/**
 * Stores a region and makes it the active one, or changes nothing at all. What is active already is not stored again.
 */
export async function importRegion(db: Database, region: NewRegion): Promise<'imported' | 'alreadyActive'> {
  const bytes = encodeTimetable(region.timetable)
  return db.transaction(async tx => {
    await tx.execute(sql.raw(`set local statement_timeout = ${STORE_TIMEOUT}`))
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
    if (await isActive(tx, region.fingerprint)) return 'alreadyActive'
    await tx.update(regions).set({ active: false }).where(eq(regions.active, true))
    await tx.insert(regions).values({ ...region, timetable: bytes, active: true })
    await forgetOldest(tx)
    return 'imported'
  })
}

async function isActive(tx: Transaction, fingerprint: string): Promise<boolean> {
  const [same] = await tx
    .select({ timetable: regions.timetable })
    .from(regions)
    .where(and(eq(regions.active, true), eq(regions.fingerprint, fingerprint)))
  return same !== undefined && decodeTimetable(same.timetable).ok
}

async function forgetOldest(tx: Transaction): Promise<void> {
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
