import { checkMasks } from '../mask/check-masks.ts'
import type { SubscribedArticle, SubscriptionConfiguration } from './configuration.ts'

/** Why a draft cannot be offered. */
export const OFFER_FAULTS = [
  'languageMissing',
  'fieldTwice',
  'asksLaterField',
  'noOptions',
  'noFields',
  'noArticles',
  'articleTwice',
  'netUnknown',
  'netsMissing',
  'netTwice',
  'noMedia',
  'noMasks',
  'priceMissing',
  'categoryUnknown',
] as const

/** What is wrong with a draft, and where: `masks.0.fields.2.label`. */
export interface OfferFault {
  path: string
  fault: (typeof OFFER_FAULTS)[number]
}

/** What has to be known beside the draft. */
export interface OfferSurroundings {
  /** Ids of the headings that the client has. */
  categories: readonly string[]
  /** Whether the tariff has a price for an article. */
  hasPrice: (article: SubscribedArticle) => boolean
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Texts for people, wherever they stand, that German or English lacks. */
function languagesMissing(value: unknown, path: string): OfferFault[] {
  if (!isObject(value)) return []
  if (typeof value.de === 'string' && typeof value.en === 'string')
    return value.de.trim() === '' || value.en.trim() === '' ? [{ path, fault: 'languageMissing' }] : []
  const below = (name: string) => (path === '' ? name : `${path}.${name}`)
  return Object.entries(value).flatMap(([name, part]) => languagesMissing(part, below(name)))
}

/** Where a page or field of the form stands. */
function placeOf({ masks }: SubscriptionConfiguration, id: string): string {
  const page = masks.findIndex(mask => mask.id === id)
  if (page >= 0) return `masks.${page}`
  const asking = masks.findIndex(({ fields }) => fields.some(field => field.id === id))
  return `masks.${asking}.fields.${masks[asking]?.fields.findLastIndex(field => field.id === id)}`
}

const repeated = (keys: readonly string[]): number[] =>
  keys.flatMap((key, index) => (keys.indexOf(key) < index ? [index] : []))

function articleFaults(
  { articles, nets, kind }: SubscriptionConfiguration,
  { hasPrice }: OfferSurroundings,
): OfferFault[] {
  const faults = articles.flatMap((article, index): OfferFault[] => {
    const path = `articles.${index}`
    const { net } = article
    const isKnown = kind === 'boundary' ? nets.some(({ id }) => id === net) : net === null
    return [
      ...(isKnown ? [] : [{ path: `${path}.net`, fault: 'netUnknown' as const }]),
      // The price of a way is asked for along one: there is none to look for.
      ...(kind === 'relation' || hasPrice(article) ? [] : [{ path: `${path}.sort`, fault: 'priceMissing' as const }]),
    ]
  })
  const twice = repeated(articles.map(({ comfortClass, net }) => JSON.stringify([comfortClass, net])))
  return [...faults, ...twice.map(index => ({ path: `articles.${index}`, fault: 'articleTwice' as const }))]
}

/** Everything that keeps a draft from being offered; nothing where it can be. */
export function offerFaults(draft: SubscriptionConfiguration, known: OfferSurroundings): OfferFault[] {
  const { articles, nets, kind, media, masks, category } = draft
  const empty = (path: string, fault: OfferFault['fault'], isWrong: boolean): OfferFault[] =>
    isWrong ? [{ path, fault }] : []
  return [
    ...empty('category', 'categoryUnknown', !known.categories.includes(category)),
    ...empty('articles', 'noArticles', articles.length === 0),
    ...empty('nets', 'netsMissing', kind === 'boundary' && nets.length === 0),
    ...repeated(nets.map(({ id }) => id)).map(index => ({ path: `nets.${index}`, fault: 'netTwice' as const })),
    ...empty('media', 'noMedia', media.length === 0),
    ...empty('masks', 'noMasks', masks.length === 0),
    ...articleFaults(draft, known),
    ...checkMasks(masks).map(({ field, reason }) => ({ path: placeOf(draft, field), fault: reason })),
    ...languagesMissing(draft, ''),
  ]
}
