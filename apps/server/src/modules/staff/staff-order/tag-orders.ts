import type { BulkOrder, TagOrders } from '@billett/contract'
import type { Done } from '../../../call/act/doing.ts'
import { eachOf } from '../../../call/act/each-of.ts'
import type { Act } from '../../../call/act/note-act.ts'
import { items } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { dropTags, putTags, tagsOf } from './order-tag.repository.ts'
import { lockSeenOrder, numbersOfSeen } from './seen-order.queries.ts'

/** More on one order tell nothing any more. */
const MOST = 20

/** Refuses `orderNotFound` for an order of a client that the caller does not see as for none, and `tooManyTags`. */
async function tagOrder(
  context: Context,
  orderId: string,
  { add = [], remove = [] }: TagOrders,
  tx: Transaction,
): Promise<Act & { before: { tags: string[] }; after: { tags: string[] } }> {
  const { world, visitor } = context
  const { clientId } = await lockSeenOrder(tx, scopeOf(context).clientIds, orderId)
  const before = await tagsOf(tx, orderId)
  await dropTags(tx, orderId, remove)
  await putTags(tx, { orderId, clientId, byId: visitor.id, on: world.realClock(), tags: [...new Set(add)] })
  const after = await tagsOf(tx, orderId)
  if (after.length > MOST) refuse('tooManyTags', 'add')
  return { kind: 'order', id: orderId, clientId, before: { tags: before }, after: { tags: after } }
}

/**
 * Puts tags on orders and takes others off. It is noted of each order; what is refused of one keeps none of the others.
 */
export async function tagOrders(context: Context, asked: TagOrders, tx: Transaction): Promise<Done<BulkOrder>> {
  const orderIds = [...new Set(asked.orderIds)]
  const numbers = await numbersOfSeen(tx, scopeOf(context).clientIds, orderIds)
  const each: Act[] = []
  const { shown } = await eachOf(context, tx, orderIds, async orderId => {
    const { before, after, ...act } = await tagOrder(context, orderId, asked, tx)
    each.push({ ...act, before, after })
    return { before, after }
  })
  const told = shown.map((row, place) => ({ ...row, orderNumber: numbers.get(orderIds[place] ?? '') ?? null }))
  return { answer: items(told), act: { kind: 'order', id: '', after: { add: asked.add, remove: asked.remove } }, each }
}
