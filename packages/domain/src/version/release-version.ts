import { type Instant, startOfMinute } from '../time/instant.ts'
import { canMoveVersion, type VersionState } from './version-state.ts'

export interface Release {
  /** Account of whoever releases. */
  by: string
  on: Instant
  /** The minute from which it is shown; at once where it is missing. */
  activeFrom?: Instant
}

export type ReleaseRefusal = 'versionNotChecked' | 'versionStartPassed'

type Released = { ok: true; activeFrom: Instant } | { ok: false; reason: ReleaseRefusal }

/**
 * A version that was checked is released for a minute that has not passed. Whether a second person agrees to that first
 * is the company's to say (`staff/second-person`).
 */
export function releaseVersion(state: VersionState, release: Pick<Release, 'on' | 'activeFrom'>): Released {
  const now = startOfMinute(release.on)
  const activeFrom = startOfMinute(release.activeFrom ?? release.on)
  if (!canMoveVersion(state, 'released')) return { ok: false, reason: 'versionNotChecked' }
  return activeFrom < now ? { ok: false, reason: 'versionStartPassed' } : { ok: true, activeFrom }
}
