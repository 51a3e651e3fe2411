const REFUND_PREFIX = 'refund:'

/** What the mail about money that goes back is noted under; a second one says that it could not. */
export const refundMailKey = (refundId: string, news: 'due' | 'failed'): string =>
  news === 'due' ? REFUND_PREFIX + refundId : `${REFUND_PREFIX}${refundId}:failed`
