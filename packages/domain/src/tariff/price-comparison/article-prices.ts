import type { Cents } from '../../money/cents.ts'
import type { PlainDate } from '../../time/plain-date.ts'
import type { Sort, Tariff, TariffVersion } from '../model.ts'
import { saleCheck } from '../price/on-sale.ts'
import type { Proposals } from '../price/proposed-levels.ts'
import { priceOf } from '../price/quote.ts'
import { indexOf } from '../version-index.ts'

/** Days on which two tariffs are compared; no tariff says more ahead. */
const MOST_DAYS = 6

/** The days on which prices of two tariffs may begin to differ: today, and every later beginning of either. */
export function daysToCompare(before: Tariff, after: Tariff, today: PlainDate): PlainDate[] {
  const beginnings = [before, after].flatMap(({ versions }) => versions.map(({ validFrom }) => validFrom))
  return [...new Set([today, ...beginnings.filter(day => day > today)])].toSorted().slice(0, MOST_DAYS)
}

/** The articles that somebody can buy on a day, in any service area. */
export function articlesOn(version: TariffVersion, day: PlainDate): Sort[] {
  const areas = new Set(version.groups.flatMap(({ serviceAreas }) => serviceAreas))
  const closed = [...areas].map(serviceArea => saleCheck(version, { date: day, today: day, serviceArea }))
  return version.sorts.filter(sort => closed.some(check => !check(sort)))
}

const dependsOnRelation = (version: TariffVersion, { id }: Sort): boolean =>
  (indexOf(version).pricesOfSort.get(id) ?? []).every(({ level }) => level !== null)

/**
 * What articles cost that have a price, by their ids. With the levels of a relation it is those whose price depends on
 * where one goes, without any it is all the others.
 */
export function articlePrices(
  version: TariffVersion,
  articles: readonly Sort[],
  levels?: Proposals,
): Map<string, Cents> {
  const prices = new Map<string, Cents>()
  for (const sort of articles) {
    if (dependsOnRelation(version, sort) !== (levels !== undefined)) continue
    const quote = priceOf(version, sort, levels)
    if (quote.state !== 'unknown') prices.set(sort.id, quote.cents)
  }
  return prices
}
