import { awaitsPayment, type DirectDebit, isOpen, type Order } from '@billett/domain'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import { issuedTicket, order as orders, paymentAttempt, prepaidTopUp, refund } from '../../../db/schema/index.ts'
import { paidWith } from './paid-with.queries.ts'

export type Attempt = typeof paymentAttempt.$inferSelect
export type IssuedTicket = typeof issuedTicket.$inferSelect
export type Refund = typeof refund.$inferSelect
export type TopUpRow = typeof prepaidTopUp.$inferSelect

/** What has become of an order besides itself. */
export interface OrderFollowUp {
  /** The latest try at paying. */
  attempt: Attempt | undefined
  issued: IssuedTicket[]
  refunds: Refund[]
}

/** An order with how its payment stands. */
export interface OrderWithPayment {
  order: Order
  /** The latest try at paying. */
  attempt: Attempt | undefined
  /** Whether money of it goes back, or has gone back. */
  hasRefunds: boolean
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

/** What the order was paid with, fit to be shown; null where nothing was, or nobody says. */
export async function methodPaidWith(db: Statements, orderId: string): Promise<string | null> {
  const [order] = await db.select({ paidWith }).from(orders).where(eq(orders.id, orderId))
  return order?.paidWith ?? null
}

/** Of an order that was paid by direct debit: what its payer is told. */
export async function debitOf(db: Statements, orderId: string): Promise<DirectDebit | null> {
  const { debit, number, state } = paymentAttempt
  const [paid] = await db
    .select({ debit })
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.orderId, orderId), eq(state, 'paid')))
    .orderBy(desc(number))
    .limit(1)
  return paid?.debit ?? null
}

/** Every ticket and ride that was issued of the order, oldest first. */
export const issuedOf = (db: Statements, orderId: string): Promise<IssuedTicket[]> => issued(db).execute({ orderId })

/** Money of the order that goes back, has gone back, or could not. */
export const refundsOf = (db: Statements, orderId: string): Promise<Refund[]> => refunds(db).execute({ orderId })

/** What has become of an order's top-ups; none is looked for in an order without any. */
export const topUpsOf = async (
  db: Statements,
  { orderId, tickets }: Pick<Order, 'orderId' | 'tickets'>,
): Promise<TopUpRow[]> =>
  tickets.some(({ topUp }) => topUp) ? db.select().from(prepaidTopUp).where(eq(prepaidTopUp.orderId, orderId)) : []

/** `attempt` is the latest, where the caller has just read it. */
export async function followUpOf(db: Statements, orderId: string, attempt?: Attempt): Promise<OrderFollowUp> {
  return {
    attempt: attempt ?? (await latestAttempt(db, orderId)),
    issued: await issuedOf(db, orderId),
    refunds: await refundsOf(db, orderId),
  }
}

/** The same of an order that was read with its payment: what it cannot have is not looked for. */
export async function followUpOfRead(
  db: Statements,
  { order, attempt, hasRefunds }: OrderWithPayment,
): Promise<OrderFollowUp> {
  return {
    attempt,
    issued: isOpen(order.state) || awaitsPayment(order.state) ? [] : await issuedOf(db, order.orderId),
    refunds: hasRefunds ? await refundsOf(db, order.orderId) : [],
  }
}

/** An order that was just placed and is being paid for the first time: nothing else can have followed from it yet. */
export const firstAttempt = (attempt: Attempt): OrderFollowUp => ({ ...NO_FOLLOW_UP, attempt })
