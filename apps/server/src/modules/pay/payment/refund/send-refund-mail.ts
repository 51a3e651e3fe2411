import type { Order } from '@billett/domain'
import type { RefundMailJob } from '../../../../ports/job-queue.ts'
import type { World } from '../../../../world.ts'
import { mailOnce, refundMailKey } from '../../../run/mail/index.ts'
import { readAnyOrder } from '../../../ticket/order/index.ts'
import { readRefundCase } from './refund.repository.ts'
import { type RefundReader, refundMail } from './refund-mail.ts'

/** Who paid an order that names no buyer itself; undefined where nobody is known (any more). */
export type PayerOfOrder = (world: World, order: Order) => Promise<RefundReader | undefined>

/**
 * Tells the buyer that money goes back, or that it could not, each once. Nothing is promised of a refund that has been
 * refused by then, and nothing goes to a buyer who has been forgotten.
 */
export async function sendRefundMail(
  world: World,
  { refundId, ticketIds, news }: RefundMailJob,
  payerOf: PayerOfOrder,
): Promise<void> {
  const key = refundMailKey(refundId, news)
  await mailOnce(world, key, async () => {
    const refund = await readRefundCase(world.db, refundId)
    if (!refund || (news === 'due' && refund.state === 'failed')) return undefined
    const order = await readAnyOrder(world.db, refund.orderId)
    const buyer = order && (order.buyer ?? (await payerOf(world, order)))
    if (!order || !buyer) return undefined
    const tickets = order.tickets.filter(({ ticketId }) => ticketIds.includes(ticketId))
    const id = news === 'due' ? refundId : `${refundId}-failed`
    return refundMail(world, { id, order, buyer, refund, tickets, news })
  })
}
