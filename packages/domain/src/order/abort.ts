import { moved } from './move.ts'
import { changed, type Order, type OrderResult, refused } from './order.ts'
import { awaitsPayment } from './state.ts'

/** Gives the order up; one that is given up stays so. While a payment may be under way it is ended first. */
export function abort(order: Order): OrderResult {
  if (order.state === 'aborted') return changed(order)
  return awaitsPayment(order.state) ? refused('paymentInProgress', 'orderId') : moved(order, 'aborted')
}
