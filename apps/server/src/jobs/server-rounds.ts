import type { Round } from './rounds.ts'

/** Every process holds the region and its clients in memory and looks whether there is a newer version. */
export const serverRounds: readonly Round[] = [
  { name: 'refreshRegion', every: 5_000, run: ({ regions }) => regions.refresh() },
  { name: 'refreshArrangements', every: 5_000, run: ({ arrangements }) => arrangements.refresh() },
  { name: 'refreshClients', every: 5_000, run: ({ clients }) => clients.refresh() },
  { name: 'refreshDemoClock', every: 2_000, run: async ({ demoClock }) => demoClock?.refresh() },
]
