import { desc, eq, sql } from 'drizzle-orm'
import type { Statements } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
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

const orderId = sql.placeholder('orderId')
const latest = prepared((db: Statements) =>
  db
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.orderId, orderId))
    .orderBy(desc(paymentAttempt.number))
    .limit(1)
    .prepare('latestAttempt'),
)
const issued = prepared((db: Statements) =>
  db
    .select()
    .from(issuedTicket)
    .where(eq(issuedTicket.orderId, orderId))
    .orderBy(issuedTicket.issuedOn, issuedTicket.id)
    .prepare('issuedTickets'),
)
const refunds = prepared((db: Statements) =>
  db.select().from(refund).where(eq(refund.orderId, orderId)).prepare('refunds'),
)

/** The latest try at paying the order. */
export async function latestAttempt(db: Statements, orderId: string): Promise<Attempt | undefined> {
  const [attempt] = await latest(db).execute({ orderId })
  return attempt
}

/** Every ticket and ride that was issued of the order, oldest first. */
export const issuedOf = (db: Statements, orderId: string): Promise<IssuedTicket[]> => issued(db).execute({ orderId })

/** `attempt` is the latest, where the caller has just read it. */
export async function followUpOf(db: Statements, orderId: string, attempt?: Attempt): Promise<OrderFollowUp> {
  return {
    attempt: attempt ?? (await latestAttempt(db, orderId)),
    issued: await issuedOf(db, orderId),
    refunds: await refunds(db).execute({ orderId }),
  }
}

/** An order that was just placed and is being paid for the first time: nothing else can have followed from it yet. */
export const firstAttempt = (attempt: Attempt): OrderFollowUp => ({ ...NO_FOLLOW_UP, attempt })
