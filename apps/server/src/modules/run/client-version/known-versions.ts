import type { VersionState } from '@billett/domain'
import type { Database } from '../../../db/database.ts'
import { changedPaths } from './changed-paths.ts'
import { allVersions, type StoredVersion, stateOf } from './client-version.repository.ts'

/** A version of a client's configuration, and where it differs from the one before it. */
export interface KnownVersion
  extends Pick<StoredVersion, 'version' | 'source' | 'storedOn' | 'writtenBy' | 'releasedBy' | 'activeFrom'> {
  state: VersionState
  changes: readonly string[]
}

/** All versions of a client, oldest first. */
export async function versionsOf(db: Database, clientId: string): Promise<KnownVersion[]> {
  const stored = await allVersions(db, clientId)
  return stored.map((one, i) => {
    const { version, source, storedOn, writtenBy, releasedBy, activeFrom, client } = one
    const before = stored[i - 1]
    const changes = before ? changedPaths(before.client, client) : []
    return { version, source, storedOn, writtenBy, releasedBy, activeFrom, state: stateOf(one), changes }
  })
}
