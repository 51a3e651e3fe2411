import type { getTariffInfo, getTimetableInfo, ItemOf } from '@billett/contract'
import type { Instant } from '@billett/domain'
import type { Region } from '../../../ports/region-store.ts'
import { tariffAt, todayIn } from './tariff-at.ts'

export function tariffInfo(region: Region, now: Instant): ItemOf<typeof getTariffInfo> {
  const version = tariffAt(region, todayIn(region, now))
  return {
    version: version?.id ?? '',
    validFrom: version?.validFrom ?? '',
    asOf: region.importedOn,
    source: region.tariffSource ?? region.source,
    currency: version?.prices.length ? region.tariff.currency : null,
    zones: version?.zones.length ?? 0,
    sorts: version?.sorts.length ?? 0,
  }
}

export function timetableInfo({ timetable, source, importedOn, timeZone }: Region): ItemOf<typeof getTimetableInfo> {
  return {
    source: timetable.feed.publisher || source,
    asOf: importedOn,
    validFrom: timetable.validity.from,
    validUntil: timetable.validity.until,
    timeZone,
    stops: timetable.stops.ids.length,
    lines: timetable.lines.ids.length,
    trips: timetable.trips.ids.length,
  }
}
