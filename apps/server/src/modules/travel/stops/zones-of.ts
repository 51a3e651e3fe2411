import type { TariffVersion } from '@billett/domain'

/** Ids of the fare zones a stop lies in. */
export const zonesOf = (version: TariffVersion | undefined, reference: string): string[] =>
  version && Object.hasOwn(version.stopZones, reference) ? (version.stopZones[reference] ?? []) : []

/** Zones with their names; an id the version does not know stands for itself. */
export const namedZones = (
  version: TariffVersion | undefined,
  ids: readonly string[],
): { id: string; name: string }[] =>
  ids.map(id => ({ id, name: version?.zones.find(zone => zone.id === id)?.name ?? id }))
