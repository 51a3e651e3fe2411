import { demoRegion } from '@billett/demo-region'
import { BERLIN, type Instant, localDate } from '@billett/domain'
import { buildTimetable, readTables } from '@billett/timetable'
import { withStationZones } from '../../adapters/region-store/with-station-zones.ts'
import type { Region, RegionStore } from '../../ports/region-store.ts'

const made = new Map<string, Region>()

/** The demo region as an import would have made it. */
function demoAt(now: Instant): Region {
  const today = localDate(now, BERLIN)
  const known = made.get(today)
  if (known) return known
  const { tables, tariff } = demoRegion(today)
  const reading = readTables(tables)
  if (!reading.ok) throw new Error('the demo region cannot be read')
  const build = buildTimetable(reading.tables)
  if (!build.ok) throw new Error('the demo timetable cannot be built')
  const { timetable } = build
  const { timeZone } = timetable
  const region: Region = {
    id: 1,
    name: 'Demo',
    source: 'demo',
    tariffSource: null,
    importedOn: now,
    timeZone,
    timetable,
    tariff: withStationZones(tariff, timetable),
  }
  made.set(today, region)
  return region
}

/** A store that holds the demo region, or whatever a test puts there. */
export function demoRegionStore(now: Instant): RegionStore & { put: (region: Region) => void } {
  let current = demoAt(now)
  return {
    current: () => current,
    loaded: () => true,
    withTariff: tariff => ({ ...current, tariff: withStationZones(tariff, current.timetable) }),
    refresh: async () => ({ changed: false }),
    put(region) {
      current = region
    },
  }
}
