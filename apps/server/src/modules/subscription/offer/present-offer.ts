import type { SubscriptionDetails, SubscriptionOffer } from '@billett/contract'
import { type Cents, firstPayment, type Language, vatInGross } from '@billett/domain'
import { textIn } from '../../travel/region/index.ts'
import type { StoredConfiguration } from './configuration.repository.ts'
import { presentCommitment } from './present-commitment.ts'

/** The price of the tariff that a card names; `isLeast` where another class or net costs more. */
export interface CardPrice {
  cents: Cents
  vatPermille: number
  isLeast: boolean
}

interface Reader {
  language: Language
  currency: string
}

function presentPrice(
  { content: { terms } }: StoredConfiguration,
  price: CardPrice | undefined,
  currency: string,
): SubscriptionOffer['price'] {
  if (!price) return { state: 'unknown', cents: null, vatCents: null, vatPermille: 0, currency }
  const { vatPermille, isLeast } = price
  const cents = firstPayment(terms, price.cents)
  return { state: isLeast ? 'from' : 'known', cents, vatCents: vatInGross(cents, vatPermille), vatPermille, currency }
}

/** A subscription as a card shows it. */
export const presentOffer = (
  stored: StoredConfiguration,
  price: CardPrice | undefined,
  { language, currency }: Reader,
): SubscriptionOffer => ({
  guid: stored.id,
  key: stored.content.key,
  categoryId: stored.content.category,
  kind: stored.content.kind,
  title: textIn(stored.content.title, language),
  overview: textIn(stored.content.overview, language),
  price: presentPrice(stored, price, currency),
  commitment: presentCommitment(stored.content.terms, price?.cents ?? null),
})

/** All that is to be known of it before it is ordered. */
export const presentDetails = (
  stored: StoredConfiguration,
  price: CardPrice | undefined,
  reader: Reader,
): SubscriptionDetails => {
  const { benefits, conditions, nets, articles, media, masks } = stored.content
  const { language } = reader
  return {
    ...presentOffer(stored, price, reader),
    version: stored.version,
    isDraft: stored.isDraft,
    benefits: benefits.map(text => textIn(text, language)),
    conditions: conditions.map(text => textIn(text, language)),
    nets: nets.map(({ id, title }) => ({ id, title: textIn(title, language) })),
    articles: articles.map(({ comfortClass, net, sort }) => ({ comfortClass, netId: net, sortId: sort })),
    media,
    masks,
  }
}
