import type { StaffRefund } from '@billett/contract'
import type { Refund } from '../../ticket/order/index.ts'

/** Money of an order that goes back, as staff see it. */
export const presentRefund = ({
  id,
  amountCents,
  orderId: _order,
  attemptId: _attempt,
  compared: _compared,
  ...refund
}: Refund): StaffRefund => ({ ...refund, guid: id, amountInCent: amountCents })
