import type { Instant } from '../time/instant.ts'

/**
 * The life of what changes while the shop runs (a client's configuration, a tariff's order): written, checked, released
 * by a second person for a minute, active, replaced. What is shown again later is a new version.
 */
const MOVES = {
  draft: ['checked', 'discarded'],
  checked: ['released', 'discarded'],
  released: ['active', 'discarded'],
  active: ['replaced'],
  replaced: [],
  discarded: [],
} as const satisfies Record<string, readonly string[]>

export type VersionState = keyof typeof MOVES

export const canMoveVersion = (from: VersionState, to: VersionState): boolean => {
  const next: readonly VersionState[] = MOVES[from]
  return next.includes(to)
}

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
