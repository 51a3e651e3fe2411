import type { Order, Updated } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { lockOrder, ownerOf, saveOrder } from '../../ticket/order/index.ts'
import { releaseDiscount } from './discount/discount-use.repository.ts'
import { keepDiscount } from './discount/keep-discount.ts'

/** One change of the caller's own order: lock it, change it, save it, in one transaction. */
export async function changeOrder(
  context: Context,
  orderId: string,
  change: (order: Order, tx: Transaction) => Promise<Order>,
): Promise<Order> {
  const { world } = context
  const stored = await world.db.transaction(async tx => {
    const order = await lockOrder(tx, orderId, ownerOf(context), world.clock())
    const changed = await change(order, tx)
    await saveOrder(tx, changed)
    await world.reached('changeToBeStored')
    return changed
  })
  await world.reached('changeStored')
  return stored
}

/**
 * The same of a cart, which keeps its discount code by being touched and gives it back when it does not need it any
 * more.
 */
export async function changeCart(
  context: Context,
  orderId: string,
  change: (cart: Order) => Updated,
): Promise<Updated> {
  const { world } = context
  const stored = await world.db.transaction(async tx => {
    const cart = await lockOrder(tx, orderId, ownerOf(context), world.clock())
    const kept = await keepDiscount(world, tx, cart)
    const { order, notices } = change(kept.order)
    if (kept.order.discountCode !== null && order.discountCode === null) await releaseDiscount(tx, orderId)
    if (order !== cart) await saveOrder(tx, order)
    await world.reached('changeToBeStored')
    return { order, notices: [...kept.notices, ...notices] }
  })
  await world.reached('changeStored')
  return stored
}
