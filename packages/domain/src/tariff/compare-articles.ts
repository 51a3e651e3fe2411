import type { Cents } from '../money/cents.ts'
import type { ProductGroup, Sort, Tariff, TariffVersion } from './model.ts'
import { textOfValue } from './text-of-value.ts'
import { indexOf } from './version-index.ts'

/** What becomes of an article by another tariff; the first of them that is true. */
export const ARTICLE_CHANGES = ['added', 'removed', 'price', 'text', 'terms'] as const
export type ArticleChange = (typeof ARTICLE_CHANGES)[number]

export interface ArticleDifference {
  /** Of the tariff's version that has it; of the later tariff where both do. */
  version: TariffVersion
  sort: Sort
  group: ProductGroup | undefined
  change: ArticleChange
  /** The least it costs; null where it has no price. */
  before: Cents | null
  after: Cents | null
}

interface Article {
  version: TariffVersion
  sort: Sort
  group: ProductGroup | undefined
  least: Cents | null
  prices: string
  texts: string
  terms: string
}

/** An article as three texts, each of which is the same where nothing of its kind differs. */
function articleOf(version: TariffVersion, sort: Sort): Article {
  const index = indexOf(version)
  const group = index.groups.get(sort.group)
  const rows = index.pricesOfSort.get(sort.id) ?? []
  const { name, condition, withdrawalReason, discountType, ...terms } = sort
  const prices = rows.map(({ level, cents }) => [level ?? '', cents] as const)
  return {
    version,
    sort,
    group,
    least: rows.length === 0 ? null : Math.min(...rows.map(({ cents }) => cents)),
    prices: textOfValue(prices.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))),
    texts: textOfValue([
      name,
      condition,
      withdrawalReason,
      discountType?.name,
      group && [group.title, group.overview, group.detail, group.fareRules, group.category],
    ]),
    terms: textOfValue([terms, discountType?.id, group && [group.kind, group.serviceAreas]]),
  }
}

/** Articles of all versions: that of one version is another one than that of the next. */
const articlesOf = ({ versions }: Tariff): Map<string, Article> =>
  new Map(
    versions.flatMap(version =>
      version.sorts.map(sort => [JSON.stringify([version.id, sort.id]), articleOf(version, sort)] as const),
    ),
  )

function changeOf(before: Article | undefined, after: Article): ArticleChange | undefined {
  if (!before) return 'added'
  if (before.prices !== after.prices) return 'price'
  if (before.texts !== after.texts) return 'text'
  return before.terms === after.terms ? undefined : 'terms'
}

const told = (article: Article, change: ArticleChange, before: Cents | null, after: Cents | null) => {
  const { version, sort, group } = article
  return { version, sort, group, change, before, after }
}

/** Which articles would be new, gone or changed if one tariff took the place of another, in the order of the later. */
export function compareArticles(before: Tariff, after: Tariff): ArticleDifference[] {
  const [old, now] = [articlesOf(before), articlesOf(after)]
  const kept = [...now].flatMap(([name, article]): ArticleDifference[] => {
    const known = old.get(name)
    const change = changeOf(known, article)
    return change ? [told(article, change, known?.least ?? null, article.least)] : []
  })
  const gone = [...old].filter(([name]) => !now.has(name))
  return [...kept, ...gone.map(([, article]) => told(article, 'removed', article.least, null))]
}
