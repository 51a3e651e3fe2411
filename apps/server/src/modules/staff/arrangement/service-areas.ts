import type { ServiceArea } from '@billett/contract'
import { type Language, SERVICE_AREA } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { seesEveryClient } from '../../../call/sees-every-client.ts'
import { importedOf } from '../../../ports/region-store.ts'

const NAMES: Readonly<Record<number, Record<Language, string>>> = {
  [SERVICE_AREA.ticket]: { de: 'Tickets', en: 'Tickets' },
  [SERVICE_AREA.subscription]: { de: 'Abonnements', en: 'Subscriptions' },
}

const nameOf = (area: number, language: Language): string =>
  NAMES[area]?.[language] ?? (language === 'de' ? `Vertriebsbereich ${area}` : `Service area ${area}`)

/**
 * The service areas that the caller arranges: all that the tariff sells in for superusers and the senior client's
 * people, the one of the client's configuration for everybody else (Spec 3 §6).
 */
export function serviceAreas({ world, visitor, language }: Context): ServiceArea[] {
  const { versions } = importedOf(world.regions.current()).tariff
  const sold = new Set(versions.flatMap(({ groups }) => groups.flatMap(({ serviceAreas: areas }) => areas)))
  const { serviceArea = SERVICE_AREA.ticket } = world.client.config.settings
  const arranged = seesEveryClient({ world, visitor }) ? [...sold] : [serviceArea]
  return arranged
    .toSorted((a, b) => a - b)
    .map(serviceAreaId => ({ serviceAreaId, name: nameOf(serviceAreaId, language) }))
}

/** The area that is meant. Refuses `notValid` for one the caller does not arrange, as for one there is not. */
export function arrangedArea(context: Context, asked: number): number {
  if (!serviceAreas(context).some(({ serviceAreaId }) => serviceAreaId === asked)) refuse('notValid', 'serviceAreaId')
  return asked
}
