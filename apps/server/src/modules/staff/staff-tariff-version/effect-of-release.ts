import { type ComparedPrices, PRICE_CHANGES } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { importedOf } from '../../../ports/region-store.ts'
import { findTariff } from '../../travel/tariff-version/index.ts'
import { lostByTariff } from '../arrangement/index.ts'
import { findComparison } from '../tariff-comparison/index.ts'

/** More of them nobody reads where they only agree; the hash stands for all. */
const MOST_NAMED = 20

const stepOf = ({ before, after }: { before: number | null; after: number | null }) =>
  Math.abs((after ?? 0) - (before ?? 0))

const inWhole = (cents: number | null): string | null => (cents === null ? null : (cents / 100).toFixed(2))

/** The prices that move the most, by the article, the day and the way, as they are and as they will be. */
function largestOf({ days }: ComparedPrices) {
  const all = days.flatMap(({ day, articles }) => articles.map(({ sort, largest }) => ({ day, sort, ...largest })))
  const named = all
    .toSorted((a, b) => stepOf(b) - stepOf(a))
    .slice(0, MOST_NAMED)
    .map(({ day, sort, place, before, after }) => ({
      name: [sort, day, ...(place ? [`${place.from} – ${place.to}`] : [])].join(', '),
      before: inWhole(before),
      after: inWhole(after),
    }))
  return {
    before: Object.fromEntries(named.map(({ name, before }) => [name, before])),
    after: Object.fromEntries(named.map(({ name, after }) => [name, after])),
  }
}

/**
 * What a release does to prices and to what is arranged, as it is noted and as a second person agrees to it. Refuses
 * `tariffNotCompared` as long as it is not known.
 */
export async function effectOf(
  { world }: Context,
  tx: Transaction,
  { version, sold }: { version: number; sold: number },
) {
  const stored = (await findTariff(tx, version)) ?? refuse('versionNotFound', 'version')
  const comparison = (await findComparison(tx, version, sold)) ?? refuse('tariffNotCompared', 'version')
  const { prices, fingerprint } = comparison
  const lost = await lostByTariff(tx, importedOf(world.regions.current()).tariff, stored.tariff)
  const counts = Object.fromEntries(PRICE_CHANGES.map(change => [change, prices[change]]))
  const largest = largestOf(prices)
  return {
    before: { largest: largest.before },
    after: {
      prices: { hash: fingerprint, relations: prices.relations, compared: prices.compared, ...counts },
      largest: largest.after,
      lost,
    },
  }
}
