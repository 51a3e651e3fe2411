import { Client } from '@billett/clients'
import { type Instant, mayReplace, type VersionSource } from '@billett/domain'
import type { Database } from '../../../db/database.ts'
import {
  activate,
  activeVersion,
  findVersion,
  fingerprintOf,
  insertVersion,
  withVersions,
} from './client-version.repository.ts'

interface NewVersion {
  client: Client
  source: VersionSource
  storedOn: Instant
  /** What ships takes the place of what staff have written, too: somebody wants to follow the product again. */
  overStaff?: boolean
}

/**
 * Stores a version of a client and makes it the active one at once, or changes nothing at all: for what ships with the
 * product, and for operators. What is active already is not stored again, and what ships takes the place of nothing
 * that staff have written, unless somebody wants just that. Throws for what is no client.
 */
export async function showVersion(
  db: Database,
  { client, source, storedOn, overStaff = false }: NewVersion,
): Promise<void> {
  const valid = Client.parse(client)
  await withVersions(db, async tx => {
    const active = await activeVersion(tx, valid.config.settings.clientId)
    if (!mayReplace(active, { source, overStaff })) return
    const isSame = active?.fingerprint === fingerprintOf(valid)
    if (isSame && !(active.source === 'staff' && overStaff)) return
    await activate(tx, await insertVersion(tx, { client: valid, source, storedOn, writtenBy: null }), storedOn)
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
  const stored = await findVersion(db, { clientId, version })
  if (!stored) return 'unknown'
  const { success, data } = Client.safeParse(stored.client)
  if (!success) return 'unreadable'
  await showVersion(db, { client: data, source: 'staff', storedOn })
  return 'done'
}
