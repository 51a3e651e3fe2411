import { desc, eq } from 'drizzle-orm'
import type { Statements } from '../../db/database.ts'
import { issuedTicket, paymentAttempt, refund } from '../../db/schema/index.ts'

export type Attempt = typeof paymentAttempt.$inferSelect
export type IssuedTicket = typeof issuedTicket.$inferSelect
export type Refund = typeof refund.$inferSelect

/** What has become of an order besides itself. */
export interface OrderFollowUp {
  /** The latest try at paying. */
  attempt: Attempt | undefined
  issued: IssuedTicket[]
  refunds: Refund[]
}

export const NO_FOLLOW_UP: OrderFollowUp = { attempt: undefined, issued: [], refunds: [] }

export async function followUpOf(db: Statements, orderId: string): Promise<OrderFollowUp> {
  const attempts = await db
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.orderId, orderId))
    .orderBy(desc(paymentAttempt.number))
    .limit(1)
  const issued = await db
    .select()
    .from(issuedTicket)
    .where(eq(issuedTicket.orderId, orderId))
    .orderBy(issuedTicket.issuedOn)
  const refunds = await db.select().from(refund).where(eq(refund.orderId, orderId))
  return { attempt: attempts[0], issued, refunds }
}
