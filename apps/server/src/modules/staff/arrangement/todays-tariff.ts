import type { SortGroup } from '@billett/contract'
import type { Language, PlainDate, ProductGroup, TariffVersion } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import { importedOf, type Region } from '../../../ports/region-store.ts'
import type { World } from '../../../world.ts'
import { tariffAt, textIn, todayIn } from '../../travel/region/index.ts'

/** The tariff as it was imported, and the version of it that is in force. */
export interface TodaysTariff {
  region: Region
  version: TariffVersion
  today: PlainDate
}

export function todaysTariff({ regions, clock }: Pick<World, 'regions' | 'clock'>): TodaysTariff {
  const region = importedOf(regions.current())
  const today = todayIn(region, clock())
  return { region, today, version: tariffAt(region, today) ?? refuse('maintenance') }
}

/** Every group of any version: what is sold from next year on can be arranged and described today. */
export function groupsOfAllVersions({ region, version }: TodaysTariff): ProductGroup[] {
  const others = region.tariff.versions.flatMap(({ groups }) => groups)
  return [...new Map([...others, ...version.groups].map(group => [group.name, group])).values()]
}

export const presentSortGroup = (
  { name, kind, title, category, order }: ProductGroup,
  language: Language,
): SortGroup => ({
  name,
  kind,
  title: textIn(title, language),
  category: category ? textIn(category, language) : null,
  order,
})
