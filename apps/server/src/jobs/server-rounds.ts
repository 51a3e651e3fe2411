import type { Round } from './rounds.ts'

/**
 * Every process holds settings that staff write, the region, its clients and real time in memory, and looks for newer
 * versions.
 */
export const serverRounds: readonly Round[] = [
  { name: 'refreshSettings', every: 5_000, run: ({ settings }) => settings.refresh() },
  { name: 'refreshRegion', every: 5_000, run: ({ regions }) => regions.refresh() },
  { name: 'refreshArrangements', every: 5_000, run: ({ arrangements }) => arrangements.refresh() },
  { name: 'refreshRealTime', every: 5_000, run: ({ realTime, realClock }) => realTime.refresh(realClock()) },
  { name: 'refreshClients', every: 5_000, run: ({ clients }) => clients.refresh() },
  { name: 'refreshDemoClock', every: 2_000, run: async ({ demoClock }) => demoClock?.refresh() },
]
