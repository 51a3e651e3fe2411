import type { PassengerData } from '@billett/contract'
import { isOpen, type Notice, type Order } from '@billett/domain'
import type { Context } from '../../call/context.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { changeOrder } from './change-order.ts'
import { releaseDiscount } from './discount-uses.ts'
import { namePassengers } from './name-passengers.ts'

/** Saves who travels and brings the prices up to date, so that the passenger reads of a change before paying. */
export async function updatePreparedOrder(
  context: Context,
  orderId: string,
  passengers: readonly PassengerData[],
): Promise<{ order: Order; notices: Notice[] }> {
  let notices: Notice[] = []
  const order = await changeOrder(context, orderId, async (current, tx) => {
    if (!isOpen(current.state)) return current
    const named = namePassengers(context.world, current, passengers)
    const updated = bringUpToDate(context.world, named)
    notices = updated.notices
    if (current.discountCode !== null && updated.order.discountCode === null) await releaseDiscount(tx, orderId)
    return { ...updated.order, language: context.language }
  })
  return { order, notices }
}
