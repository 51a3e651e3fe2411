import { awaitsPayment, type Order } from '@billett/domain'
import type { Context } from '../../call/context.ts'
import { fulfilOrder } from '../fulfilment/index.ts'
import { latestAttempt, ownerOf, readOrder } from '../order/index.ts'
import { settleOnReturn } from '../payment/index.ts'

/** Asks how the payment stands. An order that is paid comes back with its tickets, so that the page that asks can show them. */
export async function verifyOrder(context: Context, orderId: string): Promise<Order> {
  const { world } = context
  const owner = ownerOf(context)
  let order = await readOrder(world.db, orderId, owner)
  if (awaitsPayment(order.state)) {
    const attempt = await latestAttempt(world.db, orderId)
    if (attempt) await settleOnReturn(world, attempt)
    order = await readOrder(world.db, orderId, owner)
  }
  // Only where they could not be made with the payment.
  if (order.state === 'paid') {
    await fulfilOrder(world, orderId)
    order = await readOrder(world.db, orderId, owner)
  }
  return order
}
