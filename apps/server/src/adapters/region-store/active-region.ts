import { decodeTimetable } from '@billett/timetable'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { region as regions } from '../../db/schema/index.ts'
import type { ActiveRegion } from '../../ports/region-imports.ts'

/** The active region as an import finds it; undefined where there is none this version of the product can read. */
export async function activeRegion(db: Database): Promise<ActiveRegion | undefined> {
  const [row] = await db.select().from(regions).where(eq(regions.active, true))
  if (!row) return undefined
  const decoded = decodeTimetable(row.timetable)
  if (!decoded.ok) return undefined
  const { name, source, tariffSource, fingerprint, tariff } = row
  return { name, source, tariffSource, fingerprint, tariff, timetable: decoded.timetable }
}
