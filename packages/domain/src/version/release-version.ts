import { type Instant, startOfMinute } from '../time/instant.ts'
import { canMoveVersion, type VersionState } from './version-state.ts'

export interface Release {
  /** Account of whoever releases. */
  by: string
  on: Instant
  /** The minute from which it is shown; at once where it is missing. */
  activeFrom?: Instant
}

export type ReleaseRefusal = 'versionNotChecked' | 'versionOfOneself' | 'versionStartPassed'

type Released = { ok: true; activeFrom: Instant } | { ok: false; reason: ReleaseRefusal }

/** A version is released by somebody who has not written it, for a minute that has not passed. */
export function releaseVersion(version: { state: VersionState; writtenBy: string | null }, release: Release): Released {
  const now = startOfMinute(release.on)
  const activeFrom = startOfMinute(release.activeFrom ?? release.on)
  if (!canMoveVersion(version.state, 'released')) return { ok: false, reason: 'versionNotChecked' }
  if (version.writtenBy === release.by) return { ok: false, reason: 'versionOfOneself' }
  return activeFrom < now ? { ok: false, reason: 'versionStartPassed' } : { ok: true, activeFrom }
}
