import type { SortGroupDetails } from '@billett/contract'
import type { Instant, Language } from '@billett/domain'
import { refuse } from '../../../../call/refused.ts'
import type { Region } from '../../../../ports/region-store.ts'
import { tariffAt, textIn, todayIn } from '../../region/index.ts'

/** The texts of a product, as today's tariff has them. */
export function sortGroupDetails(region: Region, name: string, now: Instant, language: Language): SortGroupDetails {
  const group = tariffAt(region, todayIn(region, now))?.groups.find(candidate => candidate.name === name)
  if (!group) return refuse('productNotFound', 'sortGroupName')
  return {
    name: group.name,
    title: textIn(group.title, language),
    overview: textIn(group.overview, language),
    detail: textIn(group.detail, language),
    fareRules: textIn(group.fareRules, language),
  }
}
