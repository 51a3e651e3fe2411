import type {
  SubscriptionCategory,
  SubscriptionDetails,
  SubscriptionOffer,
  SubscriptionOffersQuery,
} from '@billett/contract'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { textIn } from '../../travel/region/index.ts'
import { cardPrice } from './card-price.ts'
import { categoriesOf, releasedConfigurations, type StoredConfiguration } from './configuration.repository.ts'
import { offeredConfiguration } from './offered-configuration.ts'
import { offersSubscriptions } from './offers-subscriptions.ts'
import { presentDetails, presentOffer } from './present-offer.ts'
import type { SubscribedWay } from './quote-article.ts'

/** Headings under which this client offers subscriptions; none where it has none. */
export async function subscriptionCategories({ world, language }: Context): Promise<SubscriptionCategory[]> {
  if (!offersSubscriptions(world)) return []
  const categories = await categoriesOf(world.db, clientIdOf(world))
  return categories.map(({ id, title, overview }) => ({
    id,
    title: textIn(title, language),
    overview: textIn(overview, language),
  }))
}

const readerOf = ({ world, language }: Context) => ({ language, currency: world.regions.current().tariff.currency })

const wayOf = ({ startExt, destExt, via = '' }: SubscriptionOffersQuery): SubscribedWay | null =>
  startExt === undefined || destExt === undefined ? null : { origin: startExt, destination: destExt, via: via.trim() }

const present = (context: Context, stored: StoredConfiguration, way: SubscribedWay | null): SubscriptionOffer =>
  presentOffer(stored, cardPrice(context, stored, way), readerOf(context))

/**
 * What this client offers. Who names a way sees what goes along it, and what has one price as well unless they say
 * otherwise.
 */
export async function subscriptions(context: Context, asked: SubscriptionOffersQuery): Promise<SubscriptionOffer[]> {
  const { world } = context
  if (!offersSubscriptions(world)) return []
  const { categorieId, includeFixedpriceticket = true } = asked
  const all = await releasedConfigurations(world.db, clientIdOf(world))
  return all
    .filter(({ content }) => categorieId === undefined || content.category === categorieId)
    .filter(({ content }) => includeFixedpriceticket || content.kind === 'relation')
    .map(stored => present(context, stored, wayOf(asked)))
}

export async function subscription(
  context: Context,
  id: string,
  asked: SubscriptionOffersQuery,
): Promise<SubscriptionOffer> {
  const stored = await offeredConfiguration(context.world, { id })
  return present(context, stored, wayOf(asked))
}

export async function subscriptionDetails(
  context: Context,
  id: string,
  preview: string | undefined,
): Promise<SubscriptionDetails> {
  const stored = await offeredConfiguration(context.world, { id, preview })
  return presentDetails(stored, cardPrice(context, stored, null), readerOf(context))
}
