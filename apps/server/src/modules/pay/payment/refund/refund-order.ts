import type { Cents, Instant, Order } from '@billett/domain'
import type { Transaction } from '../../../../db/database.ts'
import type { World } from '../../../../world.ts'
import type { Refund } from '../../../ticket/order/index.ts'
import { attemptHolding } from './refund.repository.ts'
import { requestRefund } from './request-refund.ts'

interface OrderClaim {
  amountCents: Cents
  why: Refund['why']
  bookedOn: Instant
  /** What was given back, or could not be delivered. */
  ticketIds: readonly string[]
}

/** Money of a locked order goes back by the payment that brought it. */
export async function refundOrder(world: World, tx: Transaction, order: Order, claim: OrderClaim): Promise<void> {
  const { orderId, clientId } = order
  const attemptId = await attemptHolding(tx, orderId, claim.amountCents)
  if (attemptId === undefined) throw new Error(`no payment of order ${orderId} holds ${claim.amountCents} cents`)
  await requestRefund(world, tx, { clientId, orderId, attemptId, ...claim })
}
