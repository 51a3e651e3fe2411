import type { Tariff, TariffVersion } from '@billett/domain'
import type { Timetable } from '@billett/timetable'

const zonesIn = ({ stopZones }: TariffVersion, stop: string): readonly string[] =>
  Object.hasOwn(stopZones, stop) ? (stopZones[stop] ?? []) : []

const completed = (version: TariffVersion, { stops }: Timetable): TariffVersion => {
  const members = Map.groupBy(stops.ids.keys(), stop => stops.station[stop] ?? stop)
  const added: [string, string[]][] = []
  for (const [station, platforms] of members) {
    const ids = platforms.map(stop => stops.ids[stop] ?? '')
    const stationId = stops.ids[station] ?? ''
    const all = [...new Set(ids.flatMap(id => zonesIn(version, id)))]
    const ofStation = zonesIn(version, stationId).length > 0 ? zonesIn(version, stationId) : all
    for (const id of ids) {
      const inherited = id === stationId ? all : ofStation
      if (zonesIn(version, id).length === 0 && inherited.length > 0) added.push([id, [...inherited]])
    }
  }
  return added.length === 0
    ? version
    : { ...version, stopZones: { ...version.stopZones, ...Object.fromEntries(added) } }
}

/** A tariff names zones of stations or of platforms; here each has the other's where it has none of its own. */
export const withStationZones = (tariff: Tariff, timetable: Timetable): Tariff => ({
  ...tariff,
  versions: tariff.versions.map(version => completed(version, timetable)),
})
