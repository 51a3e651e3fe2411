import {
  type ContractEvent,
  type PriceBook,
  type PricePoint,
  priceOf,
  type Quote,
  readProductKey,
  type SubscribedArticle,
  type SubscriptionConfiguration,
  type TariffVersion,
} from '@billett/domain'
import type { Region } from '../../../ports/region-store.ts'
import { decodeRelation, resolveRelation } from '../../travel/relation/index.ts'

/** What an article costs by a version along a way; an unknown one has no price. */
function quoteOf(region: Region, version: TariffVersion, sortId: string, relationId: string | null): Quote | undefined {
  const sort = version.sorts.find(({ id }) => id === sortId)
  if (!sort) return undefined
  const relation = relationId === null ? undefined : decodeRelation(relationId)
  const resolution = relation && resolveRelation(region, version, relation)
  return priceOf(version, sort, resolution?.ok ? resolution.relation.levels : undefined)
}

const centsOf = (quote: Quote | undefined): number | null => (quote?.state === 'known' ? quote.cents : null)

function pointOf(
  region: Region,
  version: TariffVersion,
  product: string,
  articles: readonly SubscribedArticle[],
): PricePoint[] {
  const { sort, relationId } = readProductKey(product)
  const quote = quoteOf(region, version, sort, relationId)
  if (quote?.state !== 'known') return []
  const regular = articles.find(article => article.sort === sort)?.regularSort ?? null
  return [
    {
      product,
      component: 'fare',
      validFrom: version.validFrom,
      cents: quote.cents,
      vatPermille: quote.explanation.vat.permille,
      isFree: quote.cents === 0,
      regularCents: regular === null ? null : centsOf(quoteOf(region, version, regular, relationId)),
    },
  ]
}

/** What a contract's products cost by each version of the tariff; a price that is not certain is none. */
export const priceBook = (
  region: Region,
  { articles }: Pick<SubscriptionConfiguration, 'articles'>,
  products: ReadonlySet<string>,
): PriceBook =>
  region.tariff.versions.flatMap(version =>
    [...products].flatMap(product => pointOf(region, version, product, articles)),
  )

/** The products a history names. */
const productsOf = (events: readonly ContractEvent[]): Set<string> =>
  new Set(
    events.flatMap(event =>
      event.kind === 'concluded' || event.kind === 'productChanged' ? [event.payload.product] : [],
    ),
  )

/** Tells what contracts cost by their histories. Those of one article share its prices: they are looked up once. */
export function bookReader(
  region: Region,
): (configuration: SubscriptionConfiguration, events: readonly ContractEvent[]) => PriceBook {
  const books = new Map<string, PriceBook>()
  return (configuration, events) => {
    const products = productsOf(events)
    const key = JSON.stringify([configuration.key, ...products])
    const book = books.get(key) ?? priceBook(region, configuration, products)
    books.set(key, book)
    return book
  }
}
