import { Client } from '@billett/clients'
import {
  canMoveVersion,
  type Instant,
  type Release,
  type ReleaseRefusal,
  releaseVersion,
  type VersionState,
} from '@billett/domain'
import type { Database, Transaction } from '../../../db/database.ts'
import {
  findVersion,
  insertVersion,
  noteVersion,
  type StoredVersion,
  stateOf,
  type VersionKey,
  withVersions,
} from './client-version.repository.ts'

interface Draft {
  client: Client
  writtenBy: string
  storedOn: Instant
}

/** Stores what somebody of staff has written; nobody is shown it yet. It need not be right, only a client's. */
export const writeDraft = (db: Database, draft: Draft): Promise<VersionKey> =>
  withVersions(db, tx => insertVersion(tx, { ...draft, source: 'staff' }))

/** Where a draft is not what a client must be. */
export interface DraftProblem {
  /** `config.texts.name` */
  path: string
  message: string
}

export type DraftRefusal = ReleaseRefusal | 'versionUnknown' | 'versionClosed'

type Refused = { ok: false; reason: DraftRefusal }

/** Does the work with a version that is there and may come to that state. */
async function moved<T>(
  db: Database,
  key: VersionKey,
  to: VersionState,
  work: (tx: Transaction, version: StoredVersion) => Promise<T>,
): Promise<T | Refused> {
  return withVersions(db, async (tx): Promise<T | Refused> => {
    const version = await findVersion(tx, key)
    if (!version) return { ok: false, reason: 'versionUnknown' }
    if (!canMoveVersion(stateOf(version), to)) return { ok: false, reason: 'versionClosed' }
    return work(tx, version)
  })
}

/** Checks a draft. One without problems waits for its release; what is wrong with another has to be written anew. */
export const checkDraft = (
  db: Database,
  key: VersionKey,
  now: Instant,
): Promise<{ ok: true; problems: readonly DraftProblem[] } | Refused> =>
  moved(db, key, 'checked', async (tx, { client }) => {
    const { error } = Client.safeParse(client)
    const problems = (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }))
    if (problems.length === 0) await noteVersion(tx, key, { checkedOn: now })
    return { ok: true, problems }
  })

/** Releases what was checked, by somebody who has not written it, for a minute; it is shown when that has come. */
export const releaseDraft = (
  db: Database,
  key: VersionKey,
  release: Release,
): Promise<{ ok: true; activeFrom: Instant } | Refused> =>
  withVersions(db, async (tx): Promise<{ ok: true; activeFrom: Instant } | Refused> => {
    const version = await findVersion(tx, key)
    if (!version) return { ok: false, reason: 'versionUnknown' }
    const verdict = releaseVersion({ state: stateOf(version), writtenBy: version.writtenBy }, release)
    if (verdict.ok) {
      const { activeFrom } = verdict
      await noteVersion(tx, key, { releasedBy: release.by, releasedOn: release.on, activeFrom })
    }
    return verdict
  })

/** A version that nobody has been shown is thrown away, also one that was released for later. */
export const discardDraft = (db: Database, key: VersionKey, now: Instant): Promise<{ ok: true } | Refused> =>
  moved(db, key, 'discarded', async tx => {
    await noteVersion(tx, key, { discardedOn: now })
    return { ok: true }
  })
