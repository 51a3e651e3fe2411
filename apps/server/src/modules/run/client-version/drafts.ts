import type { Client } from '@billett/clients'
import {
  canMoveVersion,
  type Instant,
  type Release,
  type ReleaseRefusal,
  releaseVersion,
  type VersionState,
} from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import {
  activate,
  discardWaiting,
  findVersion,
  insertVersion,
  latestVersion,
  lockVersions,
  noteVersion,
  type StoredVersion,
  stateOf,
  type VersionKey,
} from './client-version.repository.ts'

type Written = { ok: true; key: VersionKey } | { ok: false; reason: 'changedMeanwhile' }
type Released =
  | { ok: true; activeFrom: Instant }
  | { ok: false; reason: ReleaseRefusal | 'versionNotFound' | 'changedMeanwhile' }
type Discarded = { ok: true } | { ok: false; reason: 'versionNotFound' | 'versionClosed' }

/** States of what is still being written. */
const OPEN: readonly VersionState[] = ['draft', 'checked']

interface Draft {
  client: Client
  writtenBy: string
  storedOn: Instant
  /** The version that was changed; 0: what ships with the product, of which nothing is stored. */
  basedOn: number
  /** Nothing is wrong with it. */
  isRight: boolean
}

/**
 * Stores what somebody of staff has written; nobody is shown it yet. It takes the place of the draft it was made of,
 * and only ever continues the last version, so that nobody undoes what they have not seen.
 */
export async function writeDraft(
  tx: Transaction,
  { basedOn, isRight, client, writtenBy, storedOn }: Draft,
): Promise<Written> {
  await lockVersions(tx)
  const latest = await latestVersion(tx, client.config.settings.clientId)
  if ((latest?.version ?? 0) !== basedOn) return { ok: false, reason: 'changedMeanwhile' }
  if (latest && OPEN.includes(stateOf(latest))) await noteVersion(tx, latest, { discardedOn: storedOn })
  const key = await insertVersion(tx, { client, writtenBy, storedOn, source: 'staff' })
  if (isRight) await noteVersion(tx, key, { checkedOn: storedOn })
  return { ok: true, key }
}

/** The version, of which nothing changes until the transaction ends. */
async function held(tx: Transaction, key: VersionKey): Promise<StoredVersion | undefined> {
  await lockVersions(tx)
  return findVersion(tx, key)
}

/**
 * Releases what was checked for a minute; it is shown from then on, at once where that has come. What was released
 * before for later is in it, and is shown no more.
 */
export async function releaseDraft(tx: Transaction, key: VersionKey, release: Release): Promise<Released> {
  const version = await held(tx, key)
  if (!version) return { ok: false, reason: 'versionNotFound' }
  const verdict = releaseVersion(stateOf(version), release)
  if (!verdict.ok) return verdict
  const latest = await latestVersion(tx, key.clientId)
  if (latest?.version !== key.version) return { ok: false, reason: 'changedMeanwhile' }
  const { activeFrom } = verdict
  await discardWaiting(tx, key.clientId, release.on)
  await noteVersion(tx, key, { releasedBy: release.by, releasedOn: release.on, activeFrom })
  if (activeFrom <= release.on) await activate(tx, key, release.on)
  return { ok: true, activeFrom }
}

/** A version that nobody has been shown is thrown away, also one that was released for later. */
export async function discardDraft(tx: Transaction, key: VersionKey, now: Instant): Promise<Discarded> {
  const version = await held(tx, key)
  if (!version) return { ok: false, reason: 'versionNotFound' }
  if (!canMoveVersion(stateOf(version), 'discarded')) return { ok: false, reason: 'versionClosed' }
  await noteVersion(tx, key, { discardedOn: now })
  return { ok: true }
}
