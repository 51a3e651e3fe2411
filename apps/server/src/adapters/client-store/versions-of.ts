import { Client } from '@billett/clients'
import type { Instant } from '@billett/domain'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { clientVersion as versions } from '../../db/schema/index.ts'
import { changedPaths } from './changed-paths.ts'
import { storeVersion } from './store-version.ts'

type Stored = typeof versions.$inferSelect

/** A version of a client's configuration, and where it differs from the one before it. */
export interface KnownVersion extends Pick<Stored, 'version' | 'source' | 'storedOn' | 'active'> {
  changes: readonly string[]
}

/** All versions of a client, oldest first. */
export async function versionsOf(db: Database, clientId: string): Promise<KnownVersion[]> {
  const stored = await db.select().from(versions).where(eq(versions.clientId, clientId)).orderBy(versions.version)
  return stored.map(({ version, source, storedOn, active, client }, i) => {
    const before = stored[i - 1]
    return { version, source, storedOn, active, changes: before ? changedPaths(before.client, client) : [] }
  })
}

interface Earlier {
  clientId: string
  version: number
  storedOn: Instant
}

/**
 * Shows an earlier version again, as a new one of staff, so that it is seen who went back and when, and that no release
 * of the product takes its place. `unreadable`: another release wrote it.
 */
export async function goBackTo(
  db: Database,
  { clientId, version, storedOn }: Earlier,
): Promise<'done' | 'unknown' | 'unreadable'> {
  const [stored] = await db
    .select({ client: versions.client })
    .from(versions)
    .where(and(eq(versions.clientId, clientId), eq(versions.version, version)))
  if (!stored) return 'unknown'
  const { success, data } = Client.safeParse(stored.client)
  if (!success) return 'unreadable'
  await storeVersion(db, { client: data, source: 'staff', storedOn })
  return 'done'
}
