import type { PlainDate } from '../time/plain-date.ts'
import type { Tariff, TariffVersion } from './model.ts'

/** The version that prices a ticket whose validity begins on `date`; none before the first version. */
export const versionAt = (tariff: Tariff, date: PlainDate): TariffVersion | undefined =>
  tariff.versions.findLast(version => version.validFrom <= date)
