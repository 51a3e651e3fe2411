import { type Order, totalOf } from '@billett/domain'
import type { Transaction } from '../../db/database.ts'
import type { World } from '../../world.ts'
import { saveOrder } from '../order/index.ts'
import { bookSale } from './ledger.ts'

/** The order is paid in full, or costs nothing: the sale is booked and the tickets are ordered, all in one transaction. */
export async function payOrder(world: World, tx: Transaction, order: Order): Promise<void> {
  const now = world.clock()
  await saveOrder(tx, { ...order, state: 'paid', paidOn: now })
  await bookSale(tx, { id: world.newId(), orderId: order.orderId, amountCents: totalOf(order.tickets), bookedOn: now })
  await world.jobs.send(tx, 'fulfilOrder', { orderId: order.orderId })
}
