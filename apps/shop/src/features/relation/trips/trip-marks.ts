import type { Trip } from '@billett/contract'

export type Mark = 'fastest' | 'fewestChanges'

const least = (numbers: readonly number[]): number | undefined => {
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)]
  return min < max ? min : undefined
}

/** What sets a trip apart from the others of a list; where all are alike in it, nothing does. */
export function marksOf(trips: readonly Pick<Trip, 'durationMinutes' | 'changes'>[]): Mark[][] {
  const fastest = least(trips.map(({ durationMinutes }) => durationMinutes))
  const fewest = least(trips.map(({ changes }) => changes))
  return trips.map(({ durationMinutes, changes }) => [
    ...(durationMinutes === fastest ? (['fastest'] as const) : []),
    ...(changes === fewest ? (['fewestChanges'] as const) : []),
  ])
}
