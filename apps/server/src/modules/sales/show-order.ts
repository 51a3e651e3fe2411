import type { PreparedOrder } from '@billett/contract'
import type { Notice, Order } from '@billett/domain'
import type { Context } from '../../call/context.ts'
import { barcodePicture, followUpOf, NO_FOLLOW_UP, presentOrder } from '../order/index.ts'

interface Shown {
  items: PreparedOrder[]
  location?: string
}

/** A cart that has just been changed: nothing has followed from it yet, so nothing more is read. */
export const showCart = ({ language }: Context, order: Order, notices: Notice[] = []): Shown => ({
  items: [presentOrder(order, { language, followUp: NO_FOLLOW_UP, notices })],
})

/** An order with its payment and its tickets. */
export async function showOrder({ world, language }: Context, order: Order, withImages: boolean): Promise<Shown> {
  const followUp = await followUpOf(world.db, order.orderId)
  return {
    items: [
      presentOrder(order, { language, followUp, ...(withImages ? { draw: barcodePicture(world.barcode) } : {}) }),
    ],
  }
}

/** An order that was just placed; the browser goes where it can be paid (Spec 2 §4.2). */
export async function showPlacedOrder(context: Context, order: Order): Promise<Shown> {
  const shown = await showOrder(context, order, false)
  const location = shown.items[0]?.urlToVerification
  return location ? { ...shown, location } : shown
}
