import { createHash } from 'node:crypto'
import { type Instant, type SellingTimes, type VersionState, versionState } from '@billett/domain'
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { activeRegionId, forgetOldestRegions, lockRegions } from '../../../db/active-region.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { region as regions, tariffVersion as versions } from '../../../db/schema/index.ts'

type Row = typeof versions.$inferSelect

/** A version as it is stored, and whether it is sold now. */
export interface StoredTariff extends Row {
  active: boolean
}

/** The same without what is sold by it. */
export type KnownTariff = Omit<StoredTariff, 'tariff' | 'warnings'> & {
  beginnings: { id: string; validFrom: string }[]
  warnings: number
}

type Facts = Pick<StoredTariff, 'active' | 'checkedOn' | 'releasedOn' | 'startedOn' | 'discardedOn'>

/** What was sold and is not any more was replaced. */
export const stateOfTariff = (stored: Facts): VersionState =>
  versionState({ ...stored, replacedOn: stored.active ? null : stored.startedOn })

const sold = sql<boolean>`exists (select from ${regions}
  where ${regions.active} and ${regions.tariffVersion} = ${versions.version})`.as('sold')

const { tariff, warnings, ...known } = getTableColumns(versions)

const beginnings = sql<KnownTariff['beginnings']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', part -> 'id', 'validFrom', part -> 'validFrom')), '[]')
  from jsonb_array_elements(${tariff} -> 'versions') part)`.as('beginnings')

const found = sql<number>`jsonb_array_length(${warnings})`.mapWith(Number).as('found')

/** All that are kept, newest first. */
export async function knownTariffs(db: Statements): Promise<KnownTariff[]> {
  const rows = await db
    .select({ ...known, beginnings, warnings: found, active: sold })
    .from(versions)
    .orderBy(desc(versions.version))
  return rows
}

/** When each was sold or is going to be, the oldest first. */
export const sellingTimes = (db: Statements): Promise<(SellingTimes & { version: number })[]> =>
  db
    .select({
      version: versions.version,
      activeFrom: versions.activeFrom,
      startedOn: versions.startedOn,
      discardedOn: versions.discardedOn,
    })
    .from(versions)
    .orderBy(asc(versions.version))

export async function findTariff(db: Statements, version: number): Promise<StoredTariff | undefined> {
  const [row] = await db
    .select({ ...known, tariff, warnings, active: sold })
    .from(versions)
    .where(eq(versions.version, version))
  return row
}

/** Whether some version is released for a minute that has not come. */
export async function someWaits(tx: Transaction): Promise<boolean> {
  const [row] = await tx.select({ version: versions.version }).from(versions).where(isWaiting()).limit(1)
  return row !== undefined
}

const isWaiting = () => and(isNotNull(versions.releasedOn), isNull(versions.startedOn), isNull(versions.discardedOn))

/** Those that were released for a minute that has come, in the order of their minutes. */
export const dueTariffs = (tx: Transaction, now: Instant): Promise<{ version: number }[]> =>
  tx
    .select({ version: versions.version })
    .from(versions)
    .where(and(isWaiting(), lte(versions.activeFrom, now)))
    .orderBy(asc(versions.activeFrom), asc(versions.version))

type NewTariff = Omit<typeof versions.$inferInsert, 'version'>

export async function insertTariff(tx: Transaction, written: NewTariff): Promise<number> {
  const [row] = await tx.insert(versions).values(written).returning({ version: versions.version })
  if (!row) throw new Error('the tariff was not stored')
  return row.version
}

type Noted = Partial<Pick<Row, 'releasedBy' | 'releasedOn' | 'activeFrom' | 'discardedOn'>>

/** Notes what became of a version. */
export async function noteTariff(tx: Transaction, version: number, noted: Noted): Promise<void> {
  await tx.update(versions).set(noted).where(eq(versions.version, version))
}

/** What an operator has imported is sold without being a version; it is kept as one, to be gone back to. */
export async function keepSold(tx: Transaction, now: Instant): Promise<void> {
  const [row] = await tx
    .select({ id: regions.id, tariff: regions.tariff, source: regions.tariffSource, on: regions.importedOn })
    .from(regions)
    .where(and(eq(regions.active, true), isNull(regions.tariffVersion)))
  if (!row) return
  const version = await insertTariff(tx, {
    ...{ tariff: row.tariff, tariffSource: row.source, warnings: [], writtenBy: null },
    fingerprint: createHash('sha256').update(JSON.stringify(row.tariff)).digest('hex'),
    ...{ storedOn: now, checkedOn: row.on, releasedOn: row.on, activeFrom: row.on, startedOn: row.on },
  })
  await tx.update(regions).set({ tariffVersion: version }).where(eq(regions.id, row.id))
}

/**
 * The version is sold, with the timetable of the region that is active. Every process takes it over as it takes over an
 * import. The caller holds `lockRegions`.
 */
export async function sellBy(tx: Transaction, version: number, now: Instant): Promise<void> {
  const id = await activeRegionId(tx)
  if (id === undefined) return
  await tx.update(regions).set({ active: false }).where(eq(regions.id, id))
  await tx.execute(sql`
    insert into region (name, source, tariff_source, fingerprint, imported_on, timetable, tariff, report, active,
      tariff_version)
    select r.name, r.source, v.tariff_source, v.fingerprint, ${now}, r.timetable, v.tariff, '{}', true, v.version
    from region r, tariff_version v where r.id = ${id} and v.version = ${version}`)
  await tx
    .update(versions)
    .set({ startedOn: sql`coalesce(${versions.startedOn}, ${now})` })
    .where(eq(versions.version, version))
  await forgetOldestRegions(tx)
}

export { activeRegionId, lockRegions }
