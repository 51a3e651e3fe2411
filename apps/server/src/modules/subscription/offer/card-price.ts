import type { Context } from '../../../call/context.ts'
import { todayIn } from '../../travel/region/index.ts'
import type { StoredConfiguration } from './configuration.repository.ts'
import type { CardPrice } from './present-offer.ts'
import { quoteArticle, type SubscribedWay } from './quote-article.ts'

/**
 * The least a subscription costs in any class and net by today's tariff, along a way where it depends on one; undefined
 * where nothing of it has a price.
 */
export function cardPrice(
  { world }: Context,
  { content: { articles, kind } }: StoredConfiguration,
  way: SubscribedWay | null,
): CardPrice | undefined {
  const region = world.regions.current()
  const today = todayIn(region, world.clock())
  const prices = articles.flatMap(article => {
    const { quote } = quoteArticle(region, article, { date: today, today }, kind === 'relation' ? way : null)
    return quote.state === 'known' ? [{ cents: quote.cents, vatPermille: quote.explanation.vat.permille }] : []
  })
  const [least] = prices.toSorted((a, b) => a.cents - b.cents)
  return least && { ...least, isLeast: prices.some(({ cents }) => cents > least.cents) }
}
