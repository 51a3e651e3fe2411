import { createHash } from 'node:crypto'
import { Client } from '@billett/clients'
import type { Instant } from '@billett/domain'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { clientVersion as versions } from '../../db/schema/index.ts'

interface NewVersion {
  client: Client
  source: 'product' | 'staff'
  storedOn: Instant
  /** What ships takes the place of what staff have written, too: somebody wants to follow the product again. */
  overStaff?: boolean
}

/** Any number: who stores a version waits for whoever else does. */
const STORE_LOCK = 7_419_031

const fingerprintOf = (client: Client): string => createHash('sha256').update(JSON.stringify(client)).digest('hex')

/**
 * Stores a version of a client and makes it the active one, or changes nothing at all. What is active already is not
 * stored again, and what ships with the product takes the place of nothing that staff have written, unless somebody
 * wants just that. Throws for what is no client.
 */
export async function storeVersion(
  db: Database,
  { client, source, storedOn, overStaff = false }: NewVersion,
): Promise<void> {
  const valid = Client.parse(client)
  const { clientId } = valid.config.settings
  const fingerprint = fingerprintOf(valid)
  await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${STORE_LOCK})`)
    const [latest] = await tx
      .select({ version: versions.version })
      .from(versions)
      .where(eq(versions.clientId, clientId))
      .orderBy(desc(versions.version))
      .limit(1)
    const isActive = and(eq(versions.clientId, clientId), eq(versions.active, true))
    const [active] = await tx
      .select({ source: versions.source, fingerprint: versions.fingerprint })
      .from(versions)
      .where(isActive)
    const isOfStaff = active?.source === 'staff'
    if (isOfStaff && source === 'product' && !overStaff) return
    if (active?.fingerprint === fingerprint && !(isOfStaff && overStaff)) return
    await tx.update(versions).set({ active: false }).where(isActive)
    const version = (latest?.version ?? 0) + 1
    await tx.insert(versions).values({ clientId, version, source, fingerprint, client: valid, storedOn, active: true })
  })
}
