import type { RefundMailNews } from '../../../ports/job-queue.ts'

const REFUND_PREFIX = 'refund:'

/** What the mail about money that goes back is noted under; others say that it could not, and that it has by now. */
export const refundMailKey = (refundId: string, news: RefundMailNews): string =>
  news === 'due' ? REFUND_PREFIX + refundId : `${REFUND_PREFIX}${refundId}:${news}`
