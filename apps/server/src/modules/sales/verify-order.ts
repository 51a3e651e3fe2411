import { awaitsPayment, isPaid, type Order } from '@billett/domain'
import type { Context } from '../../call/context.ts'
import { fulfilOrder } from '../fulfilment/index.ts'
import { ownerOf, readOrder } from '../order/index.ts'
import { latestAttempt, settlePayment } from '../payment/index.ts'

/** Asks how the payment stands; when it is paid, the tickets are made at once, so that the page that asks can show them. */
export async function verifyOrder(context: Context, orderId: string): Promise<Order> {
  const { world } = context
  const owner = ownerOf(context)
  const order = await readOrder(world.db, orderId, owner)
  const attempt = await latestAttempt(world.db, orderId)
  if (attempt && awaitsPayment(order.state)) await settlePayment(world, attempt.id)
  const settled = await readOrder(world.db, orderId, owner)
  if (!isPaid(settled.state) || settled.state === 'completed') return settled
  await fulfilOrder(world, orderId)
  return readOrder(world.db, orderId, owner)
}
