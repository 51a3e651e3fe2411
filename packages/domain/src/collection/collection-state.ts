/**
 * How far a collection has come, and the moves between. A rejected or returned one is over: what it was for is
 * collected by another. `filed` goes back to `announced` with a file that is void, and `presented` to `filed` with one
 * that the bank refused as a whole: its collections go out once more in the next.
 */
const MOVES = {
  planned: ['announced', 'dropped'],
  announced: ['filed', 'dropped'],
  filed: ['presented', 'rejected', 'announced', 'dropped'],
  presented: ['settled', 'returned', 'rejected', 'filed'],
  settled: ['returned', 'closed'],
  closed: [],
  returned: [],
  rejected: [],
  dropped: [],
} as const satisfies Record<string, readonly string[]>

export type CollectionState = keyof typeof MOVES

export const COLLECTION_STATES = Object.keys(MOVES) as readonly CollectionState[]

export const nextCollectionStates = (from: CollectionState): readonly CollectionState[] => MOVES[from]

/** The states in which its claims are nobody else's to collect. */
export const HOLDING_STATES = ['planned', 'announced', 'filed', 'presented', 'settled', 'closed'] as const

/** The mandate was used: from here on its 36 months count anew, whatever becomes of the money. */
export const isPresented = (state: CollectionState): boolean =>
  state === 'presented' || state === 'settled' || state === 'closed' || state === 'returned'
