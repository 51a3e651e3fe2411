import { localDate, type PlainDate, type TariffVersion, versionAt } from '@billett/domain'
import type { Region } from '../../ports/region-store.ts'

/** The version for a day; before the first one its own, so that zones and texts can still be shown. */
export const tariffAt = ({ tariff }: Region, date: PlainDate): TariffVersion | undefined =>
  versionAt(tariff, date) ?? tariff.versions[0]

/** The day it is where the region lies. */
export const todayIn = (region: Region, now: string): PlainDate => localDate(now, region.timeZone)
