import { type Language, readProductKey, type SubscriptionConfiguration } from '@billett/domain'
import type { World } from '../../../world.ts'
import { tariffAt, textIn } from '../../travel/region/index.ts'
import { decodeRelation, resolveRelation } from '../../travel/relation/index.ts'

const FIRST_CLASS: Readonly<Record<Language, string>> = { de: '1. Klasse', en: 'First class' }

/** The stops a product goes between, as they are called now; nothing where it has no way, or one is gone. */
export function wayName(world: World, relationId: string | null): string[] {
  const region = world.regions.current()
  const version = tariffAt(region, world.clock())
  const relation = relationId === null ? undefined : decodeRelation(relationId)
  const resolution = relation && version && resolveRelation(region, version, relation)
  if (!resolution?.ok) return []
  return [`${resolution.relation.origin.text} – ${resolution.relation.destination.text}`]
}

/** What of a subscription a product is: its class, net or way; empty where there is but one. */
export function productDescription(
  world: World,
  { articles, nets }: SubscriptionConfiguration,
  product: string,
  language: Language,
): string {
  const { sort, relationId } = readProductKey(product)
  const article = articles.find(one => one.sort === sort)
  const net = nets.find(({ id }) => id === article?.net)
  return [
    ...(net ? [textIn(net.title, language)] : []),
    ...wayName(world, relationId),
    ...(article?.comfortClass === 'first' ? [FIRST_CLASS[language]] : []),
  ].join(', ')
}

/** What a product is called where amounts are explained. */
export const productName = (world: World, configuration: SubscriptionConfiguration, language: Language) => {
  const title = textIn(configuration.title, language)
  return (product: string): string =>
    [title, productDescription(world, configuration, product, language)].filter(part => part !== '').join(', ')
}
