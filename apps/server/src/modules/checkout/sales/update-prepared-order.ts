import type { PassengerData } from '@billett/contract'
import { isOpen, type Updated } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { bringUpToDate } from './cart/bring-up-to-date.ts'
import { changeCart } from './change-order.ts'
import { namePassengers } from './name-passengers.ts'

/** Saves who travels and brings the prices up to date, so that the passenger reads of a change before paying. */
export const updatePreparedOrder = (
  context: Context,
  orderId: string,
  passengers: readonly PassengerData[],
): Promise<Updated> =>
  changeCart(context, orderId, cart => {
    if (!isOpen(cart.state)) return { order: cart, notices: [] }
    const { order, notices } = bringUpToDate(context.world, namePassengers(context.world, cart, passengers))
    return { order: { ...order, language: context.language }, notices }
  })
