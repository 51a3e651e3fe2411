import type { Tariff } from '@billett/domain'
import type { Timetable } from '@billett/timetable'

/** The stops that a tariff gives zones to, and those of them that the timetable does not know. */
export function namedStops(
  tariff: Tariff,
  { stops }: Pick<Timetable, 'stops'>,
): { named: readonly string[]; foreign: readonly string[] } {
  const known = new Set(stops.ids)
  const named = [...new Set(tariff.versions.flatMap(version => Object.keys(version.stopZones)))]
  return { named, foreign: named.filter(stop => !known.has(stop)) }
}
