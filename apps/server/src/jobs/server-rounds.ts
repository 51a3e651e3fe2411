import type { Round } from './rounds.ts'

/** Every process holds the region in memory and looks whether a newer one was imported. */
export const serverRounds: readonly Round[] = [
  { name: 'refreshRegion', every: 5_000, run: world => world.regions.refresh() },
]
