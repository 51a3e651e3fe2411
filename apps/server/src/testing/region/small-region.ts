import { buildTimetable, readTables } from '@billett/timetable'
import type { Region, RegionStore } from '../../ports/region-store.ts'
import { SMALL_NETWORK } from './small-network.ts'
import { SMALL_TARIFF } from './small-tariff.ts'

/**
 * A region small enough to know by heart: `a` in zone A, the main station in B, `c` in C, `d` in D, `x` in none.
 */
export function smallRegion(over: Partial<Region> = {}): Region {
  const reading = readTables(SMALL_NETWORK)
  const build = reading.ok ? buildTimetable(reading.tables) : undefined
  if (!build?.ok) throw new Error('the small region is not a timetable')
  const { timetable } = build
  return {
    id: 1,
    name: 'Tal',
    source: 'small',
    tariffSource: null,
    importedOn: '2026-11-01T08:00:00.000Z',
    timeZone: timetable.timeZone,
    tariff: SMALL_TARIFF,
    timetable,
    ...over,
  }
}

export const storeOf = (region: Region): RegionStore => ({
  current: () => region,
  loaded: () => true,
  withTariff: tariff => ({ ...region, tariff }),
  refresh: async () => ({ changed: false }),
})
