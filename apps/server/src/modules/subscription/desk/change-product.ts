import {
  articleOf,
  businessDateOf,
  type Cents,
  type ComfortClass,
  later,
  type PlainDate,
  readProductKey,
  type SubscriptionConfiguration,
  stepAt,
} from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { withConfigurations } from '../contract/index.ts'
import { quoteArticle } from '../offer/index.ts'
import { type ContractAtDesk, happenAtDeskIn } from './happen-at-desk.ts'

/** What is to be subscribed to instead; what is not said stays as it is. */
export interface AnotherProduct {
  comfortClass: ComfortClass | undefined
  net: string | undefined
  /** Of a subscription along a way. */
  way: { origin: string; destination: string; via: string } | undefined
}

interface ProductChange {
  contractId: string
  product: AnotherProduct
  /** From the next period on, or from this day, as its terms say. */
  on: PlainDate
  by: string
  reason: string
}

/** What is subscribed to instead, by the tariff of a day. Refuses what is not offered, or has no price. */
function productInstead(
  world: World,
  content: SubscriptionConfiguration,
  current: string,
  { on, product }: Pick<ProductChange, 'on' | 'product'>,
): { product: string; cents: Cents } {
  const { sort } = readProductKey(current)
  const now = content.articles.find(article => article.sort === sort)
  const comfortClass = product.comfortClass ?? now?.comfortClass ?? 'second'
  const article = articleOf(content, comfortClass, product.net ?? now?.net ?? null)
  if (!article) return refuse('noPriceForConfiguration')
  if (content.kind === 'relation' && !product.way) refuse('required', 'origin')
  const way = content.kind === 'relation' ? (product.way ?? null) : null
  const moment = { date: on, today: businessDateOf(world.clock()) }
  const quoted = quoteArticle(world.regions.current(), article, moment, way)
  const { quote, product: instead } = quoted
  return quote.state === 'known' ? { product: instead, cents: quote.cents } : refuse('noPriceForConfiguration')
}

/** What a contract would be for instead. Refuses as `changeProduct` does. */
async function productOfChange(world: World, { tx, stored, timeline }: ContractAtDesk, change: ProductChange) {
  const { contractId, on } = change
  if (timeline.span.to <= on) return refuse('contractExpired')
  const [known] = await withConfigurations(tx, [stored])
  const current = stepAt(timeline.products, later(on, timeline.span.from))?.value
  if (!known || current === undefined) throw new Error(`nobody knows what contract ${contractId} is for`)
  const quoted = productInstead(world, known.configuration, current, change)
  return quoted.product === current ? refuse('notValid', 'product') : quoted
}

/**
 * Who travels has moved, or wants another class: another way, net or class of the same subscription, at its own price,
 * in the caller's transaction. Returns what a month of it costs. Refuses `contractExpired`, `noPriceForConfiguration`,
 * and `notValid` a day gone by and what is subscribed to already.
 */
export async function changeProductIn(world: World, tx: Transaction, change: ProductChange): Promise<Cents> {
  const { contractId, on, by, reason } = change
  if (on < businessDateOf(world.clock())) refuse('notValid', 'on')
  let cents = 0
  const deciding = { contractId, decidedBy: [by], reason, outcome: 'productChanged' as const }
  await happenAtDeskIn(world, tx, deciding, async held => {
    const quoted = await productOfChange(world, held, change)
    cents = quoted.cents
    return [{ kind: 'productChanged', effectiveOn: on, payload: { product: quoted.product } }]
  })
  return cents
}

/** The same in a transaction of its own. */
export async function changeProduct(world: World, change: ProductChange): Promise<void> {
  await world.db.transaction(tx => changeProductIn(world, tx, change))
}
