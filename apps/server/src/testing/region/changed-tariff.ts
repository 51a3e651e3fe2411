import type { TariffVersion } from '@billett/domain'
import type { Region } from '../../ports/region-store.ts'

/** A region as another import would bring it: the same timetable, its tariff changed. */
export const withVersions = (region: Region, change: (version: TariffVersion) => TariffVersion): Region => ({
  ...region,
  id: region.id + 1,
  tariff: { ...region.tariff, versions: region.tariff.versions.map(change) },
})

export const withoutSort = (version: TariffVersion, sortId: string): TariffVersion => ({
  ...version,
  sorts: version.sorts.filter(({ id }) => id !== sortId),
})

export const dearerBy = (version: TariffVersion, sortId: string, cents: number): TariffVersion => ({
  ...version,
  prices: version.prices.map(row => (row.sort === sortId ? { ...row, cents: row.cents + cents } : row)),
})
