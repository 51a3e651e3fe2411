import { copiedTickets, type Updated } from '@billett/domain'
import type { Context } from '../../../../call/context.ts'
import { insertOrder, ownerOf, readOrder } from '../../../ticket/order/index.ts'
import { todayIn } from '../../../travel/region/index.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { newCart } from './prepare-sale.ts'

/** A new cart with the tickets of an order of the same visitor, at today's prices and without its discount code. */
export async function duplicateCart(context: Context, orderId: string): Promise<Updated> {
  const { world } = context
  const source = await readOrder(world.db, orderId, ownerOf(context))
  const today = todayIn(world.regions.current(), world.clock())
  const tickets = copiedTickets(source, today, world.newId)
  const { order, notices } = bringUpToDate(world, { ...newCart(context), tickets })
  return { order: await insertOrder(world.db, order, world.newId), notices }
}
