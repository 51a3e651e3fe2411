import {
  articleOf,
  COMFORT_CLASSES,
  type MaskEvaluation,
  type PlainDate,
  type SubscribedArticle,
  type SubscriptionConfiguration,
} from '@billett/domain'
import type { SubscribedWay } from './quote-article.ts'

/** What a form has chosen. */
export interface ChosenArticle {
  article: SubscribedArticle
  firstDay: PlainDate
  /** Null where it has one price wherever one goes. */
  way: SubscribedWay | null
}

/** The article that a form asks for, from when on, and which way; undefined where it is not offered so. */
export function chosenArticle(
  content: SubscriptionConfiguration,
  { price }: Pick<MaskEvaluation, 'price'>,
  today: PlainDate,
): ChosenArticle | undefined {
  const [usual] = content.articles
  const comfortClass = COMFORT_CLASSES.find(one => one === price.comfortClass) ?? usual?.comfortClass ?? 'second'
  const article = articleOf(content, comfortClass, price.netId ?? null)
  const { date: firstDay = today, originReference: origin, destinationReference: destination, via = '' } = price
  const way = content.kind === 'relation' && origin && destination ? { origin, destination, via } : null
  return article && { article, firstDay, way }
}
