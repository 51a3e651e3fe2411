import type { PlainDate } from '../../time/plain-date.ts'

interface Entry {
  key: string
  /** Who it is, as one text. */
  person: string
  from: PlainDate
}

/**
 * Each child once, though several of its contracts are there at a time: a child that is applied for anew is no brother
 * or sister of itself. Of the child that is asked for it is the contract asked for, of others the last to begin.
 */
export function eachChildOnce<E extends Entry>(there: readonly E[], key: string): E[] {
  const best = new Map<string, E>()
  const isBefore = (one: E, other: E) =>
    one.key === key || (other.key !== key && (one.from === other.from ? one.key > other.key : one.from > other.from))
  for (const entry of there) {
    const known = best.get(entry.person)
    if (!known || isBefore(entry, known)) best.set(entry.person, entry)
  }
  return [...best.values()]
}
