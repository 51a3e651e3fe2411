import { canMoveVersion, type Instant, type Release, type ReleaseRefusal, releaseVersion } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { Surroundings } from '../../../world.ts'
import {
  activeRegionId,
  dueTariffs,
  findTariff,
  insertTariff,
  keepSold,
  lockRegions,
  noteTariff,
  type StoredTariff,
  sellBy,
  someWaits,
  stateOfTariff,
} from './tariff-version.repository.ts'

/** What is released, and against what it was compared. */
export interface TariffRelease extends Release {
  version: number
  /** Number of the region that was sold in. */
  sold: number
}

type Released =
  | { ok: true; version: number; activeFrom: Instant }
  | { ok: false; reason: ReleaseRefusal | 'versionNotFound' | 'changedMeanwhile' | 'tariffWaits' | 'versionClosed' }

type NewDraft = Pick<StoredTariff, 'tariff' | 'tariffSource' | 'fingerprint' | 'warnings' | 'storedOn'> & {
  writtenBy: string
}

/** Stores a tariff that was found right, as a version that nothing is sold by yet. */
export async function storeDraft(tx: Transaction, draft: NewDraft): Promise<number> {
  await lockRegions(tx)
  await keepSold(tx, draft.storedOn)
  return insertTariff(tx, { ...draft, checkedOn: draft.storedOn })
}

/** Nothing else waits to be sold, and what was compared with is still what is sold. */
async function obstacle(tx: Transaction, sold: number): Promise<'changedMeanwhile' | 'tariffWaits' | undefined> {
  if ((await activeRegionId(tx)) !== sold) return 'changedMeanwhile'
  return (await someWaits(tx)) ? 'tariffWaits' : undefined
}

async function released(tx: Transaction, version: number, release: TariffRelease): Promise<Released> {
  const verdict = releaseVersion('checked', release)
  if (!verdict.ok) return verdict
  const { activeFrom } = verdict
  await keepSold(tx, release.on)
  await noteTariff(tx, version, { releasedBy: release.by, releasedOn: release.on, activeFrom })
  if (activeFrom <= release.on) await sellBy(tx, version, release.on)
  return { ok: true, version, activeFrom }
}

/** A draft is sold from a minute on, at once where that has come. */
export async function releaseTariff(tx: Transaction, release: TariffRelease): Promise<Released> {
  await lockRegions(tx)
  const stored = await findTariff(tx, release.version)
  if (!stored) return { ok: false, reason: 'versionNotFound' }
  if (!canMoveVersion(stateOfTariff(stored), 'released')) return { ok: false, reason: 'versionNotChecked' }
  const reason = await obstacle(tx, release.sold)
  return reason ? { ok: false, reason } : released(tx, stored.version, release)
}

/** What was sold before is sold again, as a new version, so that it is seen who went back and when. */
export async function goBackTo(tx: Transaction, release: TariffRelease): Promise<Released> {
  await lockRegions(tx)
  const earlier = await findTariff(tx, release.version)
  if (!earlier) return { ok: false, reason: 'versionNotFound' }
  if (stateOfTariff(earlier) !== 'replaced') return { ok: false, reason: 'versionClosed' }
  const reason = await obstacle(tx, release.sold)
  if (reason) return { ok: false, reason }
  const { tariff, tariffSource, fingerprint, warnings, version: copyOf } = earlier
  const copy = { tariff, tariffSource, fingerprint, warnings, copyOf }
  const version = await insertTariff(tx, {
    ...copy,
    ...{ storedOn: release.on, writtenBy: release.by, checkedOn: release.on },
  })
  return released(tx, version, release)
}

/** A version that nothing was sold by is thrown away, also one that was released for later. */
export async function discardTariff(
  tx: Transaction,
  version: number,
  now: Instant,
): Promise<{ ok: true } | { ok: false; reason: 'versionNotFound' | 'versionClosed' }> {
  await lockRegions(tx)
  const stored = await findTariff(tx, version)
  if (!stored) return { ok: false, reason: 'versionNotFound' }
  const state = stateOfTariff(stored)
  if (!canMoveVersion(state, 'discarded')) return { ok: false, reason: 'versionClosed' }
  // Whoever withdraws a release has the draft again, and throws that away if they want to.
  await noteTariff(
    tx,
    version,
    state === 'released' ? { releasedBy: null, releasedOn: null, activeFrom: null } : { discardedOn: now },
  )
  return { ok: true }
}

/** Versions that were released for a minute that has come are sold. */
export async function startTariffs({ db, clock }: Pick<Surroundings, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  await db.transaction(async tx => {
    if ((await dueTariffs(tx, now)).length === 0) return
    await lockRegions(tx)
    for (const { version } of await dueTariffs(tx, now)) await sellBy(tx, version, now)
  })
}
