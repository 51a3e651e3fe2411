import { type BulkOrder, RESENT_ORDERS, type ResendOrders } from '@billett/contract'
import { isPaid, mayMailAlone } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { eachOf } from '../../../call/act/each-of.ts'
import type { Act } from '../../../call/act/note-act.ts'
import { items } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import { hashed } from '../../../crypto/hashed.ts'
import type { Transaction } from '../../../db/database.ts'
import { listedOrders } from './listed-orders.queries.ts'
import { resendOrder } from './resend-order.ts'
import { filterOf } from './search-orders.ts'
import { numbersOfSeen } from './seen-order.queries.ts'

/** The paid orders that are meant. Refuses `narrowFilter` where there are too many, `required` where none are named. */
async function meant(context: Context, { orderIds, filter }: ResendOrders, tx: Transaction): Promise<string[]> {
  if (orderIds) return [...new Set(orderIds)]
  if (!filter) return refuse('required', 'orderIds')
  const asked = await filterOf(context, filter, tx)
  const paid = { ...asked, states: asked.states.filter(isPaid) }
  const found = await listedOrders(tx, paid, '-date', { limit: RESENT_ORDERS + 1, offset: 0 })
  if (found.length > RESENT_ORDERS) refuse('narrowFilter', 'filter')
  return found.map(({ orderId }) => orderId)
}

/**
 * Sends the mails of several orders once more, each as often as its buyer may have it sent. It is noted of each order;
 * what is refused of one keeps none of the others.
 */
export async function resendOrders(context: Context, asked: ResendOrders, tx: Transaction): Promise<Done<BulkOrder>> {
  const orderIds = await meant(context, asked, tx)
  const numbers = await numbersOfSeen(tx, scopeOf(context).clientIds, orderIds)
  const each: Act[] = []
  const { shown } = await eachOf(context, tx, orderIds, async orderId => {
    const act = await resendOrder(context, orderId, tx)
    each.push(act)
    return { before: {}, after: act.after ?? {} }
  })
  const told = shown.map((row, place) => ({ ...row, orderNumber: numbers.get(orderIds[place] ?? '') ?? null }))
  const mailed = each.map(({ id }) => id).sort()
  const after = { mails: mailed.length, leftOut: told.length - mailed.length, of: hashed(mailed.join()) }
  return { answer: items(told), act: { kind: 'order', id: '', after }, each, isSmall: mayMailAlone(mailed.length) }
}
