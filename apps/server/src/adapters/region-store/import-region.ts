import { decodeTimetable, encodeTimetable } from '@billett/timetable'
import { and, eq, sql } from 'drizzle-orm'
import { forgetOldestRegions, lockRegions } from '../../db/active-region.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { region as regions, tariffVersion } from '../../db/schema/index.ts'
import type { NewRegion } from '../../ports/region-imports.ts'

/**
 * Stores a region and makes it the active one, or changes nothing at all. What is active already is not stored again.
 */
export async function importRegion(db: Database, region: NewRegion): Promise<'imported' | 'alreadyActive'> {
  const bytes = encodeTimetable(region.timetable)
  return db.transaction(async tx => {
    await lockRegions(tx)
    if (await isActive(tx, region.fingerprint)) return 'alreadyActive'
    await tx.update(regions).set({ active: false }).where(eq(regions.active, true))
    await tx.insert(regions).values({ ...region, timetable: bytes, active: true })
    await keepVersion(tx)
    await forgetOldestRegions(tx)
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

/** A new timetable for a tariff that is kept as a version: it goes on being that version. */
async function keepVersion(tx: Transaction): Promise<void> {
  const { version, tariff, startedOn } = tariffVersion
  await tx
    .update(regions)
    .set({
      tariffVersion: sql`(select max(${version}) from ${tariffVersion}
        where ${tariff} = ${regions.tariff} and ${startedOn} is not null)`,
    })
    .where(eq(regions.active, true))
}
