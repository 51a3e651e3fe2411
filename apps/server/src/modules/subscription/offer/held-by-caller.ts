import {
  fold,
  type HeldAlready,
  heldAlready,
  isSamePerson,
  type MaskEvaluation,
  type PlainDate,
  readForm,
  type SubscriptionConfiguration,
} from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { historiesOf } from '../contract/index.ts'
import { chosenArticle } from './chosen-article.ts'
import { orderedBy } from './ordered-by.queries.ts'
import { productOf } from './quote-article.ts'

/**
 * What the caller has ordered already of what a complete form asks for, for the same person and time; undefined where
 * there is nothing. Only what is the caller's own is looked at: what others hold is nobody's business.
 */
export async function heldByCaller(
  { world, visitor }: Context,
  content: SubscriptionConfiguration,
  evaluation: MaskEvaluation,
  today: PlainDate,
): Promise<HeldAlready | undefined> {
  const chosen = chosenArticle(content, evaluation, today)
  if (!chosen || visitor.id === '') return undefined
  const { article, firstDay, way } = chosen
  const product = productOf(world.regions.current(), article, firstDay, way)
  if (product === null) return undefined
  const { holder } = readForm(content.masks, evaluation.values)
  const own = (await orderedBy(world, visitor)).filter(one => isSamePerson(one.holder, holder))
  const histories = await historiesOf(
    world.db,
    own.map(({ contractId }) => contractId),
  )
  const now = world.clock()
  const before = own.map(one => ({ ...one, timeline: fold(histories.get(one.contractId) ?? [], now) }))
  return heldAlready({ holder, product, firstDay }, before)
}
