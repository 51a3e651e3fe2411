import type { Act } from '../../../call/act/note-act.ts'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Transaction } from '../../../db/database.ts'
import { mailAgain } from '../../ticket/fulfilment/index.ts'
import { lockSeenOrder } from './seen-order.queries.ts'

/**
 * Sends the mail of an order once more, to its buyer, as often as its buyer may have it sent. Refuses `orderNotFound`
 * for one of a client that the caller does not see as for none, and what `mailAgain` refuses.
 */
export async function resendOrder(context: Context, orderId: string, tx: Transaction): Promise<Act> {
  const order = await lockSeenOrder(tx, scopeOf(context).clientIds, orderId)
  await mailAgain(context, tx, order)
  return { kind: 'order', id: orderId, clientId: order.clientId, after: { mailed: true } }
}
