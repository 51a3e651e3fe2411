import { type ArrangedPart, type VersionState, versionState } from '@billett/domain'
import { and, asc, desc, eq, gt, isNull, lte, max, or, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { holdName } from '../../../db/hold-name.ts'
import { tariffArrangement as rows } from '../../../db/schema/index.ts'

export type StoredArrangement = typeof rows.$inferSelect

/** What of whose is arranged: its versions are counted together. */
export interface ArrangedKey {
  clientId: string
  part: ArrangedPart
  serviceArea: number
}

type VersionKey = ArrangedKey & Pick<StoredArrangement, 'version'>

export const stateOf = (stored: StoredArrangement): VersionState => versionState(stored)

const isOf = ({ clientId, part, serviceArea }: ArrangedKey) =>
  and(eq(rows.clientId, clientId), eq(rows.part, part), eq(rows.serviceArea, serviceArea))

const isVersion = (key: VersionKey) => and(isOf(key), eq(rows.version, key.version))

/** Held until the transaction ends: two people who arrange the same wait for each other. */
export const lockArrangement = async (tx: Transaction, { clientId, part, serviceArea }: ArrangedKey): Promise<void> => {
  await holdName(tx, `arrangement ${clientId} ${part} ${serviceArea}`)
}

/** All versions, the newest first. */
export const allArrangements = (db: Statements, key: ArrangedKey): Promise<StoredArrangement[]> =>
  db.select().from(rows).where(isOf(key)).orderBy(desc(rows.version))

export async function findArrangement(db: Statements, key: VersionKey): Promise<StoredArrangement | undefined> {
  const [found] = await db.select().from(rows).where(isVersion(key))
  return found
}

/** The last version that was not thrown away: what whoever changes something begins with. */
export async function latestArrangement(db: Statements, key: ArrangedKey): Promise<StoredArrangement | undefined> {
  const [found] = await db
    .select()
    .from(rows)
    .where(and(isOf(key), isNull(rows.discardedOn)))
    .orderBy(desc(rows.version))
    .limit(1)
  return found
}

export async function activeArrangement(db: Statements, key: ArrangedKey): Promise<StoredArrangement | undefined> {
  const [found] = await db
    .select()
    .from(rows)
    .where(and(isOf(key), eq(rows.active, true)))
  return found
}

type Seen = Pick<StoredArrangement, 'part' | 'serviceArea' | 'version' | 'content'>

/** What a client showed or shows at a moment, part by part; without one the last that was not thrown away. */
export const arrangementsSeen = (db: Statements, clientId: string, at: string | undefined): Promise<Seen[]> => {
  const { part, serviceArea, version, content } = rows
  const wasShown = at && and(lte(rows.releasedOn, at), or(isNull(rows.replacedOn), gt(rows.replacedOn, at)))
  return db
    .selectDistinctOn([part, serviceArea], { part, serviceArea, version, content })
    .from(rows)
    .where(and(eq(rows.clientId, clientId), isNull(rows.discardedOn), wasShown || undefined))
    .orderBy(asc(part), asc(serviceArea), desc(version))
}

/** What all companies show now. */
export const activeOfAll = (db: Statements): Promise<StoredArrangement[]> =>
  db.select().from(rows).where(eq(rows.active, true)).orderBy(asc(rows.clientId), asc(rows.part), asc(rows.serviceArea))

/** What of a client is shown now, and was held against another region than this one. */
export const arrangementsToCompare = (
  tx: Transaction,
  clientId: string,
  region: number,
): Promise<StoredArrangement[]> =>
  tx
    .select()
    .from(rows)
    .where(and(eq(rows.clientId, clientId), eq(rows.active, true), sql`${rows.heldAgainst} is distinct from ${region}`))
    .orderBy(asc(rows.part), asc(rows.serviceArea))
    .for('update', { skipLocked: true })

type New = Pick<StoredArrangement, 'content' | 'storedOn' | 'writtenBy' | 'checkedOn'>

/** A new version, which nobody is shown yet. */
export async function insertArrangement(tx: Transaction, key: ArrangedKey, written: New): Promise<number> {
  const [last] = await tx
    .select({ version: max(rows.version) })
    .from(rows)
    .where(isOf(key))
  const version = (last?.version ?? 0) + 1
  const { clientId, part, serviceArea } = key
  await tx.insert(rows).values({ ...written, clientId, part, serviceArea, version, active: false })
  return version
}

type Noted = Partial<Pick<StoredArrangement, 'releasedBy' | 'releasedOn' | 'discardedOn' | 'heldAgainst'>>

/** Notes what became of a version. */
export async function noteArrangement(tx: Transaction, key: VersionKey, noted: Noted): Promise<void> {
  await tx.update(rows).set(noted).where(isVersion(key))
}

/** The version becomes the one that passengers see, in the place of another. */
export async function activateArrangement(
  tx: Transaction,
  key: VersionKey,
  { by, on }: { by: string; on: string },
): Promise<void> {
  await tx
    .update(rows)
    .set({ active: false, replacedOn: on })
    .where(and(isOf(key), eq(rows.active, true)))
  await tx.update(rows).set({ active: true, releasedBy: by, releasedOn: on }).where(isVersion(key))
}
