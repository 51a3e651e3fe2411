import { isOpen, type Order, type Updated, withoutCode } from '@billett/domain'
import type { Transaction } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import { todayIn } from '../../../travel/region/index.ts'
import { discountCodeOf } from '../../../travel/tariff/index.ts'
import { claimDiscount, touchDiscount } from './discount-use.repository.ts'

/**
 * The cart that somebody has just taken up again, still with its code: its hold begins anew. Where another cart got the
 * last use meanwhile, it goes on at full prices, and its passenger is told.
 */
export async function keepDiscount(world: World, tx: Transaction, order: Order): Promise<Updated> {
  const kept: Updated = { order, notices: [] }
  if (order.discountCode === null || !isOpen(order.state)) return kept
  const now = world.clock()
  if ((await touchDiscount(tx, order.orderId, now)) !== undefined) return kept
  const region = world.regions.current()
  const code = discountCodeOf(region, order.discountCode, todayIn(region, now))
  return code && (await claimDiscount(tx, code, order.orderId, now)) ? kept : withoutCode(order)
}
