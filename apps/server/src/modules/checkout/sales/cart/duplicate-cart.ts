import { addCopies, copiedTickets, isOpen, type Updated } from '@billett/domain'
import type { Context } from '../../../../call/context.ts'
import { accepted } from '../../../../call/refused.ts'
import { findOrder, insertOrder, ownerOf, readOrder } from '../../../ticket/order/index.ts'
import { todayIn } from '../../../travel/region/index.ts'
import { changeCart } from '../change-order.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { newCart } from './prepare-sale.ts'

/**
 * The tickets of an order of the same visitor, at today's prices and without its discount code: beside what lies in the
 * visitor's cart `beside`, or in a new one where that is no cart any more.
 */
export async function duplicateCart(context: Context, orderId: string, beside?: string): Promise<Updated> {
  const { world } = context
  const owner = ownerOf(context)
  const source = await readOrder(world.db, orderId, owner)
  const now = world.clock()
  const today = todayIn(world.regions.current(), now)
  const copies = copiedTickets(source, today, world.newId)
  const cart = beside === undefined ? undefined : await findOrder(world.db, beside, owner)
  // Whether it still is one is judged once more under the lock.
  if (cart && isOpen(cart.state) && cart.expiresOn > now)
    return changeCart(context, cart.orderId, kept => bringUpToDate(world, accepted(addCopies(kept, copies)).order))
  const { order, notices } = bringUpToDate(world, { ...newCart(context), tickets: copies })
  return { order: await insertOrder(world.db, order, world.newId), notices }
}
