import type { Instant } from '../time/instant.ts'

export const VERSION_STATES = ['draft', 'checked', 'released', 'active', 'replaced', 'discarded'] as const
export type VersionState = (typeof VERSION_STATES)[number]

/**
 * The life of what changes while the shop runs (a client's configuration, a tariff's order): written, checked, released
 * for a minute, active, replaced. What is shown again later is a new version.
 */
const MOVES: Readonly<Record<VersionState, readonly VersionState[]>> = {
  draft: ['checked', 'discarded'],
  checked: ['released', 'discarded'],
  released: ['active', 'discarded'],
  active: ['replaced'],
  replaced: [],
  discarded: [],
}

export const canMoveVersion = (from: VersionState, to: VersionState): boolean => MOVES[from].includes(to)

/** What is known of a version; its content never changes. */
export interface VersionFacts {
  active: boolean
  checkedOn: Instant | null
  releasedOn: Instant | null
  /** Another one has taken its place. */
  replacedOn: Instant | null
  discardedOn: Instant | null
}

export function versionState({ active, checkedOn, releasedOn, replacedOn, discardedOn }: VersionFacts): VersionState {
  if (active) return 'active'
  if (replacedOn !== null) return 'replaced'
  if (discardedOn !== null) return 'discarded'
  if (releasedOn !== null) return 'released'
  return checkedOn === null ? 'draft' : 'checked'
}
