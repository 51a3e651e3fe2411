import type { PriceDifference, TariffPrices } from '@billett/contract'
import { type ComparedPrices, type Language, type PlainDate, type TariffVersion, versionAt } from '@billett/domain'
import type { Region } from '../../../ports/region-store.ts'
import { textIn } from '../../travel/region/index.ts'
import type { StoredComparison } from '../tariff-comparison/index.ts'

/** Nobody reads more of them. */
const MOST_ARTICLES = 1_000

/** A tariff, and the one that would take its place. */
interface Tariffs {
  before: Region
  after: Region
}

interface Words {
  name: string
  product: string
}

/** What an article is called on a day; one that is gone as it was called before. */
function wordsOn({ before, after }: Tariffs, day: PlainDate, language: Language): (sort: string) => Words {
  const versions = [before, after].flatMap(({ tariff }) => versionAt(tariff, day) ?? [])
  const wordsIn = ({ sorts, groups }: TariffVersion) => {
    const titles = new Map(groups.map(group => [group.name, textIn(group.title, language)]))
    return sorts.map(sort => {
      const words = { name: textIn(sort.name, language), product: titles.get(sort.group) ?? sort.group }
      return [sort.id, words] as const
    })
  }
  const known = new Map(versions.flatMap(wordsIn))
  return sort => known.get(sort) ?? { name: sort, product: '' }
}

function ofDay(
  { day, articles }: ComparedPrices['days'][number],
  tariffs: Tariffs,
  language: Language,
): PriceDifference[] {
  const wordsOf = wordsOn(tariffs, day, language)
  return articles.map(({ sort, largest: { place, before, after }, dearer, cheaper, added, gone }) => ({
    ...{ day, id: sort, ...wordsOf(sort), dearer, cheaper, added, gone },
    ...{ from: place?.from ?? null, to: place?.to ?? null, before, after },
  }))
}

/** How prices differ, in the words of the reader. */
export function presentPrices(
  { prices, fingerprint, comparedOn }: StoredComparison,
  tariffs: Tariffs,
  language: Language,
): TariffPrices {
  const { relations, sold: soldRelations, compared, dearer, cheaper, added, gone, days } = prices
  return {
    ...{ hash: fingerprint, comparedOn, relations, soldRelations, compared, dearer, cheaper, added, gone },
    articles: days.flatMap(day => ofDay(day, tariffs, language)).slice(0, MOST_ARTICLES),
  }
}
