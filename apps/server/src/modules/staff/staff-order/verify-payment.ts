import type { VerifiedOrder } from '@billett/contract'
import { isDecided } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import { worldOf } from '../../../world-of.ts'
import { settlePayment } from '../../pay/payment/index.ts'
import { readAnyOrder } from '../../ticket/order/index.ts'
import { attemptsOf, clientOfSeenOrder } from './seen-order.queries.ts'
import { presentAttempt } from './staff-order-detail.present.ts'

/**
 * Asks the provider about every try at paying that is not decided, and settles what it says; tickets are made with the
 * payment. A provider that does not answer leaves them as they are. Refuses `orderNotFound` for an order of a client
 * that the caller does not see as for none.
 */
export async function verifyPayment(context: Context, orderId: string): Promise<VerifiedOrder> {
  const { db } = context.world
  const clientId = await clientOfSeenOrder(db, scopeOf(context).clientIds, orderId)
  const world = worldOf(context.world, clientId)
  for (const attempt of await attemptsOf(db, orderId))
    if (!isDecided(attempt.state)) await settlePayment(world, attempt)
  const order = (await readAnyOrder(db, orderId)) ?? refuse('orderNotFound', 'orderId')
  return { orderId, state: order.state, attempts: (await attemptsOf(db, orderId)).map(presentAttempt) }
}
