import { eq, type SQL, sql } from 'drizzle-orm'
import { type refund, sentMail } from '../../db/schema/index.ts'

const PREFIX = 'refund:'

/** What the mail about money that goes back is noted under; a second one says that it could not. */
export const refundMailKey = (refundId: string, news: 'due' | 'failed'): string =>
  news === 'due' ? PREFIX + refundId : `${PREFIX}${refundId}:failed`

/** For joining a refund with the note that its buyer was told of it. */
export const isToldOf = (refundId: typeof refund.id): SQL => eq(sentMail.key, sql`${PREFIX}::text || ${refundId}`)
