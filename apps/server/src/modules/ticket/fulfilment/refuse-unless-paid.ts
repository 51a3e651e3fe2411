import { isPaid, type Order } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'

/** What has been paid for has tickets, or will have them at once; what has gone back altogether never has any again. */
export function refuseUnlessPaid({ state }: Pick<Order, 'state'>): void {
  if (state === 'cancelled') refuse('emptyTicket', 'orderId')
  if (!isPaid(state)) refuse('orderNotFulfilled', 'orderId')
}
