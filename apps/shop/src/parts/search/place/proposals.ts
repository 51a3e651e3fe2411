import type { Choice } from '../../../state/tariff/tariff-state.ts'
import type { StoredSearch } from '../../../storage/latest-searches.ts'
import type { End } from './use-stop-search.ts'

/** A stop that somebody knows. */
export interface Proposal extends Choice {
  favorite: boolean
}

const MOST = 6

/** Favourites, then stops of the latest searches, those that were the same end first; without the other end. */
export function proposalsFor(
  end: End,
  other: Choice | null,
  { favorites, searches }: { favorites: readonly Choice[]; searches: readonly StoredSearch[] },
): Proposal[] {
  const [own, opposite] = end === 'start' ? (['from', 'to'] as const) : (['to', 'from'] as const)
  const known = [
    ...favorites.map(stop => ({ ...stop, favorite: true })),
    ...[...searches.map(search => search[own]), ...searches.map(search => search[opposite])].map(stop => ({
      ...stop,
      favorite: false,
    })),
  ]
  const first = new Map(known.toReversed().map(stop => [stop.reference, stop]))
  const inOrder = known.filter(stop => first.get(stop.reference) === stop)
  return inOrder.filter(({ reference }) => reference !== other?.reference).slice(0, MOST)
}
