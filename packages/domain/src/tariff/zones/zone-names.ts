import type { TariffVersion } from '../model.ts'
import { zonesOfStop } from '../version-index.ts'

/** What the zones of a stop are called, several of one on a border; none where the tariff gives it no zone. */
export const zoneNamesOfStop = (version: TariffVersion, stop: string): string[] =>
  zonesOfStop(version, stop).map(zone => version.zones.find(({ id }) => id === zone)?.name ?? zone)
