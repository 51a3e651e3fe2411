import { createHash } from 'node:crypto'
import type { Client } from '@billett/clients'
import { type Instant, type VersionSource, type VersionState, versionState } from '@billett/domain'
import { and, asc, desc, eq, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database, Statements, Transaction } from '../../../db/database.ts'
import { LOCK_NUMBERS } from '../../../db/lock-numbers.ts'
import { clientVersion as versions } from '../../../db/schema/index.ts'

export type StoredVersion = typeof versions.$inferSelect

/** Which version of which client. */
export type VersionKey = Pick<StoredVersion, 'clientId' | 'version'>

/** What nobody of staff wrote was shown at once, also before there were drafts: it is active, or was. */
export const stateOf = (stored: StoredVersion): VersionState =>
  versionState({ ...stored, replacedOn: stored.replacedOn ?? (stored.writtenBy === null ? stored.storedOn : null) })

const byKey = ({ clientId, version }: VersionKey) => and(eq(versions.clientId, clientId), eq(versions.version, version))

/** Until the transaction ends nobody else writes versions. */
export async function lockVersions(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_NUMBERS.clientVersions})`)
}

/** Work that nobody else does with versions meanwhile. */
export const withVersions = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(async tx => {
    await lockVersions(tx)
    return work(tx)
  })

/** All versions of a client, oldest first. */
export const allVersions = (db: Statements, clientId: string): Promise<StoredVersion[]> =>
  db.select().from(versions).where(eq(versions.clientId, clientId)).orderBy(asc(versions.version))

export async function findVersion(db: Statements, key: VersionKey): Promise<StoredVersion | undefined> {
  const [found] = await db.select().from(versions).where(byKey(key))
  return found
}

export async function activeVersion(db: Statements, clientId: string): Promise<StoredVersion | undefined> {
  const [found] = await db
    .select()
    .from(versions)
    .where(and(eq(versions.clientId, clientId), eq(versions.active, true)))
  return found
}

/** What was shown before the active version. */
export async function lastReplaced(db: Statements, clientId: string): Promise<StoredVersion | undefined> {
  const [found] = await db
    .select()
    .from(versions)
    .where(and(eq(versions.clientId, clientId), isNotNull(versions.replacedOn)))
    .orderBy(desc(versions.replacedOn), desc(versions.version))
    .limit(1)
  return found
}

/** The active versions of all clients that somebody has released since a moment, or for a minute since. */
export const activeSince = (
  db: Statements,
  since: Instant,
): Promise<Pick<StoredVersion, 'clientId' | 'version' | 'releasedOn' | 'activeFrom'>[]> =>
  db
    .select({
      clientId: versions.clientId,
      version: versions.version,
      releasedOn: versions.releasedOn,
      activeFrom: versions.activeFrom,
    })
    .from(versions)
    .where(and(eq(versions.active, true), or(gte(versions.releasedOn, since), gte(versions.activeFrom, since))))

/** The last version of a client that was not thrown away: what whoever changes something begins with. */
export async function latestVersion(db: Statements, clientId: string): Promise<StoredVersion | undefined> {
  const [found] = await db
    .select()
    .from(versions)
    .where(and(eq(versions.clientId, clientId), isNull(versions.discardedOn)))
    .orderBy(desc(versions.version))
    .limit(1)
  return found
}

/** Throws away what of a client was released for a minute that has not come. */
export async function discardWaiting(tx: Transaction, clientId: string, now: Instant): Promise<void> {
  await tx
    .update(versions)
    .set({ discardedOn: now })
    .where(
      and(
        eq(versions.clientId, clientId),
        isNotNull(versions.releasedOn),
        eq(versions.active, false),
        isNull(versions.replacedOn),
        isNull(versions.discardedOn),
      ),
    )
}

export const fingerprintOf = (client: Client): string =>
  createHash('sha256').update(JSON.stringify(client)).digest('hex')

interface NewVersion {
  client: Client
  source: VersionSource
  storedOn: Instant
  writtenBy: string | null
}

/** A new version of a client, which is a draft. */
export async function insertVersion(tx: Transaction, written: NewVersion): Promise<VersionKey> {
  const { clientId } = written.client.config.settings
  const [latest] = await tx
    .select({ version: versions.version })
    .from(versions)
    .where(eq(versions.clientId, clientId))
    .orderBy(desc(versions.version))
    .limit(1)
  const key = { clientId, version: (latest?.version ?? 0) + 1 }
  await tx.insert(versions).values({ ...written, ...key, fingerprint: fingerprintOf(written.client), active: false })
  return key
}

type Noted = Partial<Pick<StoredVersion, 'checkedOn' | 'releasedBy' | 'releasedOn' | 'activeFrom' | 'discardedOn'>>

/** Notes what became of a version. */
export async function noteVersion(tx: Transaction, key: VersionKey, noted: Noted): Promise<void> {
  await tx.update(versions).set(noted).where(byKey(key))
}

/** The version becomes the active one, in the place of another. */
export async function activate(tx: Transaction, key: VersionKey, now: Instant): Promise<void> {
  await tx
    .update(versions)
    .set({ active: false, replacedOn: now })
    .where(and(eq(versions.clientId, key.clientId), eq(versions.active, true)))
  await tx.update(versions).set({ active: true }).where(byKey(key))
}

/** Those that were released for a minute that has come, in the order of their minutes. */
export const dueVersions = (tx: Transaction, now: Instant): Promise<VersionKey[]> =>
  tx
    .select({ clientId: versions.clientId, version: versions.version })
    .from(versions)
    .where(
      and(
        isNotNull(versions.releasedOn),
        lte(versions.activeFrom, now),
        eq(versions.active, false),
        isNull(versions.replacedOn),
        isNull(versions.discardedOn),
      ),
    )
    .orderBy(asc(versions.activeFrom), asc(versions.version))
