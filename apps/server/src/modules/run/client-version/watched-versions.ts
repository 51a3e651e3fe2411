import { addMinutes, type Instant, WATCHED_MINUTES, watchedUntil } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import type { Surroundings } from '../../../world.ts'
import { raiseEvent } from '../common/index.ts'
import { activeSince, type VersionKey } from './client-version.repository.ts'
import { takeBack } from './take-back.ts'

/** What was released of late, so that it is watched whether the shops bear it. */
export async function watchedVersions(db: Statements, now: Instant): Promise<VersionKey[]> {
  const active = await activeSince(db, addMinutes(now, -WATCHED_MINUTES))
  return active
    .filter(version => (watchedUntil(version) ?? now) > now)
    .map(({ clientId, version }) => ({ clientId, version }))
}

/**
 * Takes back a version that a shop does not bear, and tells staff at which addresses it failed. Several processes may
 * find that at once: the first acts, and the others find another version shown.
 */
export async function takeBackIll(
  { db, newRowId, clock }: Pick<Surroundings, 'db' | 'newRowId' | 'clock'>,
  key: VersionKey,
  addresses: readonly string[],
): Promise<void> {
  await db.transaction(async tx => {
    const taken = await takeBack(tx, { ...key, on: clock(), by: null })
    if (!taken.ok && taken.reason === 'changedMeanwhile') return
    const facts = { version: key.version, again: taken.ok ? taken.again.version : null, addresses }
    await raiseEvent(tx, { newRowId, clock }, key.clientId, {
      kind: 'configuration',
      about: String(key.version),
      facts,
    })
  })
}
