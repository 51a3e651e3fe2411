import type { Order } from '@billett/domain'
import type { RefundMailJob, RefundMailNews } from '../../../../ports/job-queue.ts'
import type { World } from '../../../../world.ts'
import { mailOnce, refundMailKey } from '../../../run/mail/index.ts'
import { readAnyOrder } from '../../../ticket/order/index.ts'
import { type RefundCase, readRefundCase } from './refund.repository.ts'
import { type RefundReader, refundMail } from './refund-mail.ts'

/** Who paid an order that names no buyer itself; undefined where nobody is known (any more). */
export type PayerOfOrder = (world: World, order: Order) => Promise<RefundReader | undefined>

/** Whether what a mail says holds of a refund by now. */
const HOLDS: Readonly<Record<RefundMailNews, (state: RefundCase['state']) => boolean>> = {
  due: state => state !== 'failed',
  failed: state => state === 'failed',
  madeGood: state => state === 'done',
}

/**
 * Tells the buyer that money goes back, that it could not, or that it has after all, each once. Nothing is said that
 * does not hold any more by then, and nothing goes to a buyer who has been forgotten.
 */
export async function sendRefundMail(
  world: World,
  { refundId, ticketIds, news }: RefundMailJob,
  payerOf: PayerOfOrder,
): Promise<void> {
  const key = refundMailKey(refundId, news)
  await mailOnce(world, key, async () => {
    const refund = await readRefundCase(world.db, refundId)
    if (!refund || !HOLDS[news](refund.state)) return undefined
    const order = await readAnyOrder(world.db, refund.orderId)
    const buyer = order && (order.buyer ?? (await payerOf(world, order)))
    if (!order || !buyer) return undefined
    const tickets = order.tickets.filter(({ ticketId }) => ticketIds.includes(ticketId))
    const id = news === 'due' ? refundId : `${refundId}-${news}`
    return refundMail(world, { id, order, buyer, refund, tickets, news })
  })
}
