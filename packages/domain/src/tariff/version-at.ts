import type { PlainDate } from '../time/plain-date.ts'
import type { Tariff, TariffVersion } from './model.ts'

/** The version that prices a ticket whose validity begins on `date`; none before the first version. */
export const versionAt = (tariff: Tariff, date: PlainDate): TariffVersion | undefined =>
  tariff.versions.findLast(version => version.validFrom <= date)

/** The tariff with one more version; a version of the same first day is replaced. */
export const withVersion = (tariff: Tariff, version: TariffVersion): Tariff => ({
  ...tariff,
  versions: [...tariff.versions.filter(other => other.validFrom !== version.validFrom), version].sort((a, b) =>
    a.validFrom < b.validFrom ? -1 : 1,
  ),
})
