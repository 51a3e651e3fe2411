import {
  asksOrganisation,
  type Cents,
  type FrameworkProduct,
  type PlainDate,
  type ProductOnSale,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Statements } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { quoteArticle, releasedConfigurations, type StoredConfiguration } from '../../subscription/offer/index.ts'

/** A product of a company as it is sold on a day. */
export interface SoldProduct extends ProductOnSale {
  offered: StoredConfiguration
  plain: StoredConfiguration
  /** As a contract names it. */
  product: string
  plainProduct: string
  vatPermille: number
}

/** What a product without a way costs on a day; undefined: nobody can say. */
function quoted(world: World, { content }: StoredConfiguration, moment: { date: PlainDate; today: PlainDate }) {
  const [article] = content.articles
  // Where a way decides the price nobody can say beforehand what a company adds.
  if (!article || content.kind === 'relation') return undefined
  const { quote, product } = quoteArticle(world.regions.current(), article, moment, null)
  if (quote.state !== 'known') return undefined
  return { product, cents: quote.cents, vatPermille: quote.explanation.vat.permille }
}

/** What products of a company are on a day, by their keys; without those that are not on sale. */
export async function soldProducts(
  world: World,
  db: Statements,
  moment: { date: PlainDate; today: PlainDate },
): Promise<(product: FrameworkProduct) => SoldProduct | undefined> {
  const offered = new Map((await releasedConfigurations(db, clientIdOf(world))).map(one => [one.content.key, one]))
  return ({ subscription, plain: plainKey }) => {
    const [job, plain] = [offered.get(subscription), offered.get(plainKey)]
    const price = job && quoted(world, job, moment)
    const regular = plain && quoted(world, plain, moment)
    if (!job || !plain || !price || !regular) return undefined
    return {
      offered: job,
      plain,
      product: price.product,
      plainProduct: regular.product,
      prices: { priceCents: price.cents, plainCents: regular.cents },
      asksOrganisation: asksOrganisation(job.content.masks),
      vatPermille: price.vatPermille,
    }
  }
}

/** A subscription as everybody buys it, by its key. */
export interface PlainProduct {
  offered: StoredConfiguration
  product: string
  cents: Cents
  vatPermille: number
}

/** What the subscription of a key is on a day; undefined where it is not on sale, or a way decides its price. */
export async function plainProduct(
  world: World,
  db: Statements,
  key: string,
  moment: { date: PlainDate; today: PlainDate },
): Promise<PlainProduct | undefined> {
  const offered = (await releasedConfigurations(db, clientIdOf(world))).find(({ content }) => content.key === key)
  const price = offered && quoted(world, offered, moment)
  return offered && price && { offered, ...price }
}
