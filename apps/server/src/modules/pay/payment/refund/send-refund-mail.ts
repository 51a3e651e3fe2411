import type { RefundMailJob } from '../../../../ports/job-queue.ts'
import type { World } from '../../../../world.ts'
import { mailOnce, refundMailKey } from '../../../run/mail/index.ts'
import { readAnyOrder } from '../../../ticket/order/index.ts'
import { readRefundCase } from './refund.repository.ts'
import { refundMail } from './refund-mail.ts'

/**
 * Tells the buyer that money goes back, or that it could not, each once. Nothing is promised of a refund that has been
 * refused by then, and nothing goes to a buyer who has been forgotten.
 */
export async function sendRefundMail(world: World, { refundId, ticketIds, news }: RefundMailJob): Promise<void> {
  const key = refundMailKey(refundId, news)
  await mailOnce(world, key, async () => {
    const refund = await readRefundCase(world.db, refundId)
    if (!refund || (news === 'due' && refund.state === 'failed')) return undefined
    const order = await readAnyOrder(world.db, refund.orderId)
    if (!order?.buyer) return undefined
    const tickets = order.tickets.filter(({ ticketId }) => ticketIds.includes(ticketId))
    const id = news === 'due' ? refundId : `${refundId}-failed`
    return refundMail(world, { id, order, buyer: order.buyer, refund, tickets, news })
  })
}
