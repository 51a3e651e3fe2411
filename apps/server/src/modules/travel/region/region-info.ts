import type { ServiceInfo } from '@billett/contract'
import { versionAt } from '@billett/domain'
import { NO_REGION } from '../../../ports/region-store.ts'
import type { World } from '../../../world.ts'
import { todayIn } from './tariff-at.ts'

/** What the shop says of itself; it says whose it is before any region has been imported as well. */
export function regionInfo({ client, clock, config, regions }: World): ServiceInfo {
  const region = regions.loaded() ? regions.current() : undefined
  const version = region && versionAt(region.tariff, todayIn(region, clock()))
  return {
    clientId: client.config.settings.clientId,
    clientName: client.config.texts.name,
    languages: client.config.settings.languages,
    currency: region?.tariff.currency ?? NO_REGION.currency,
    timeZone: region?.timeZone ?? NO_REGION.timeZone,
    region: region?.name ?? '',
    timetableFrom: region?.timetable.validity.from ?? null,
    timetableUntil: region?.timetable.validity.until ?? null,
    tariffVersion: version?.id ?? null,
    demo: config.BILLETT_DEMO,
  }
}
