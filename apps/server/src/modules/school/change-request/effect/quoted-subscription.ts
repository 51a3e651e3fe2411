import { articleOf, businessDateOf, type Cents, firstPayment, type SubscriptionAsked } from '@billett/domain'
import type { Context } from '../../../../call/context.ts'
import { refuse } from '../../../../call/refused.ts'
import { offeredConfiguration, quoteArticle, type StoredConfiguration } from '../../../subscription/offer/index.ts'

/** What is wanted, with what it costs. */
export interface QuotedSubscription {
  stored: StoredConfiguration
  product: string
  cents: Cents
  vatPermille: number
}

/** Refuses `subscriptionNotFound`, `noPriceForConfiguration`, a way that is missing, and a first day gone by. */
export async function quotedSubscription({ world }: Context, asked: SubscriptionAsked): Promise<QuotedSubscription> {
  const { configurationId, originReference: origin, destinationReference: destination, via = '', validFrom } = asked
  const stored = await offeredConfiguration(world, { id: configurationId })
  const { content } = stored
  const today = businessDateOf(world.clock())
  if (validFrom < today) refuse('notValid', 'validFrom')
  const [usual] = content.articles
  const comfortClass = asked.comfortClass ?? usual?.comfortClass ?? 'second'
  const article = articleOf(content, comfortClass, asked.netId ?? usual?.net ?? null)
  if (!article) return refuse('noPriceForConfiguration', 'configurationId')
  const isAlongWay = content.kind === 'relation'
  if (isAlongWay && !origin) refuse('required', 'originReference')
  if (isAlongWay && !destination) refuse('required', 'destinationReference')
  const way = isAlongWay && origin && destination ? { origin, destination, via } : null
  const { quote, product } = quoteArticle(world.regions.current(), article, { date: validFrom, today }, way)
  if (quote.state !== 'known') return refuse('noPriceForConfiguration', 'configurationId')
  const vatPermille = quote.explanation.vat.permille
  return { stored, product, cents: firstPayment(content.terms, quote.cents), vatPermille }
}
