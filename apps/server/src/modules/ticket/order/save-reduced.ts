import { type Instant, moved, type Order } from '@billett/domain'
import { accepted } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { announce } from '../../run/webhook/index.ts'
import { issuedOf, topUpsOf } from './order.queries.ts'
import { saveProgress } from './order.repository.ts'
import { orderNews } from './order-news.ts'

/**
 * Something of a paid order has gone back: it is cancelled when nothing else is left of it, and partly cancelled
 * otherwise. Partners are told. Gives it as stored.
 */
export async function saveReduced(tx: Transaction, order: Order, on: Instant): Promise<Order> {
  const tickets = (await issuedOf(tx, order.orderId)).filter(({ parentId }) => parentId === null)
  const topUps = await topUpsOf(tx, order)
  const isAllGone =
    !order.tickets.some(({ enforcement }) => enforcement) &&
    tickets.every(({ state }) => state === 'cancelled') &&
    topUps.every(({ state }) => state === 'refused')
  const reduced = accepted(moved(order, isAllGone ? 'cancelled' : 'partlyCancelled')).order
  await saveProgress(tx, reduced)
  const { clientId } = order
  await announce(tx, { clientId, event: 'orderCancelled', data: orderNews(reduced), on })
  return reduced
}
