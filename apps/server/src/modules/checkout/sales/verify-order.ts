import { awaitsPayment } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { settleOnReturn } from '../../pay/payment/index.ts'
import { fulfilOrder } from '../../ticket/fulfilment/index.ts'
import { type OrderWithPayment, ownerOf, readOrderWithPayment } from '../../ticket/order/index.ts'

/**
 * Asks how the payment stands. An order that is paid comes back with its tickets, so that the page that asks can show
 * them.
 */
export async function verifyOrder(context: Context, orderId: string): Promise<OrderWithPayment> {
  const { world } = context
  const owner = ownerOf(context)
  let read = await readOrderWithPayment(world.db, orderId, owner)
  if (awaitsPayment(read.order.state)) {
    if (read.attempt) await settleOnReturn(world, read.attempt)
    read = await readOrderWithPayment(world.db, orderId, owner)
  }
  // Only where they could not be made with the payment.
  if (read.order.state === 'paid') {
    await fulfilOrder(world, orderId)
    read = await readOrderWithPayment(world.db, orderId, owner)
  }
  return read
}
