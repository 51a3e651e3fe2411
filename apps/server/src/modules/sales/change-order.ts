import type { Order } from '@billett/domain'
import type { Context } from '../../call/context.ts'
import type { Transaction } from '../../db/database.ts'
import { lockOrder, ownerOf, saveOrder } from '../order/index.ts'

/** One change of the caller's own order: lock it, change it, save it, in one transaction. */
export function changeOrder(
  context: Context,
  orderId: string,
  change: (order: Order, tx: Transaction) => Order | Promise<Order>,
): Promise<Order> {
  const { world } = context
  return world.db.transaction(async tx => {
    const order = await lockOrder(tx, orderId, ownerOf(context), world.clock())
    const changed = await change(order, tx)
    await saveOrder(tx, changed)
    return changed
  })
}
