import { changed, type Order, type OrderRefusal, type OrderResult, refused } from './order.ts'
import { awaitsPayment, canMove, type OrderState } from './state.ts'

/** Why an order cannot be changed any more. */
export const closedReason = (state: OrderState): OrderRefusal =>
  awaitsPayment(state) ? 'paymentInProgress' : 'orderClosed'

/**
 * The order in state `to`: the only way a state changes. What the table of moves does not list is refused; to stay is
 * no move.
 */
export function moved(order: Order, to: OrderState): OrderResult {
  if (order.state !== to && !canMove(order.state, to)) return refused(closedReason(order.state))
  return changed({ ...order, state: to })
}
