import { and, desc, eq, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { region as regions, tariffComparison as rows, tariffVersion as versions } from '../../../db/schema/index.ts'

export type StoredComparison = typeof rows.$inferSelect

const isOf = (version: number, region: number) => and(eq(rows.version, version), eq(rows.region, region))

export async function findComparison(
  db: Statements,
  version: number,
  region: number,
): Promise<StoredComparison | undefined> {
  const [found] = await db.select().from(rows).where(isOf(version, region))
  return found
}

/** One worker at a time compares; undefined where another one does. */
export async function claimComparing(tx: Transaction): Promise<boolean> {
  const { rows: claimed } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('tariff comparison', 0)) as mine`,
  )
  return claimed[0]?.mine === true
}

/** The next version to hold against a region: drafts before what was sold, the newest first. */
export async function nextToCompare(tx: Transaction, region: number): Promise<number | undefined> {
  const isSold = sql`exists (select from ${regions} where ${regions.id} = ${region}
    and ${regions.tariffVersion} = ${versions.version})`
  const compared = tx
    .select({ version: rows.version })
    .from(rows)
    .where(and(eq(rows.version, versions.version), eq(rows.region, region)))
  const [next] = await tx
    .select({ version: versions.version })
    .from(versions)
    .where(and(isNull(versions.discardedOn), sql`not ${isSold}`, notExists(compared)))
    .orderBy(sql`${versions.startedOn} is null desc`, desc(versions.version))
    .limit(1)
  return next?.version
}

export async function keepComparison(tx: Transaction, comparison: StoredComparison): Promise<void> {
  await tx.insert(rows).values(comparison).onConflictDoNothing()
}

/** Nobody can release any more what was held against an earlier region. */
export async function dropOlderComparisons(tx: Transaction, region: number): Promise<void> {
  await tx.delete(rows).where(lt(rows.region, region))
}
