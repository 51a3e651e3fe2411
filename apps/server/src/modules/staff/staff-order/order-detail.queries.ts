import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import {
  ledgerEntry,
  order as orders,
  sentMail,
  staffAction,
  ticketHandOver,
  userAccount,
} from '../../../db/schema/index.ts'
import { issuedOf, refundsOf } from '../../ticket/order/index.ts'
import { failedJobOf } from '../staff-fulfilment/index.ts'
import { attemptsOf, bookingsOf } from './seen-order.queries.ts'

/** An order of one of these clients; undefined for any other as for none. */
async function seenOrder(db: Statements, clientIds: readonly string[], orderId: string) {
  const [row] = await db
    .select()
    .from(orders)
    .where(sql`${orders.id} = ${orderId} and ${orders.clientId} = any(${sql.param(clientIds)}::text[])`)
  return row
}

/** What was said when somebody of the company took an order back, the last time; undefined where nobody has. */
async function saidOfCancelling(db: Statements, orderId: string) {
  const said = sql<string | null>`${staffAction.after} ->> 'comment'`
  const reason = sql<string | null>`${staffAction.after} ->> 'cancelReason'`
  const [row] = await db
    .select({ said, reason })
    .from(staffAction)
    .where(and(eq(staffAction.subjectKind, 'order'), eq(staffAction.subjectId, orderId), sql`${said} is not null`))
    .orderBy(desc(staffAction.number))
    .limit(1)
  return row
}

/** Offers of its tickets, and by which its tickets came, each with the order at the other end. */
const handOversOf = (db: Statements, orderId: string) =>
  db
    .select({ handOver: ticketHandOver, otherNumber: orders.orderNumber })
    .from(ticketHandOver)
    .leftJoin(
      orders,
      sql`${orders.id} = case when ${ticketHandOver.orderId} = ${orderId} then ${ticketHandOver.takenOrderId} else ${ticketHandOver.orderId} end`,
    )
    .where(or(eq(ticketHandOver.orderId, orderId), eq(ticketHandOver.takenOrderId, orderId)))
    .orderBy(asc(ticketHandOver.offeredOn), asc(ticketHandOver.id))

/** The account that an order is of; undefined of a guest's. */
async function accountOf(
  db: Statements,
  { ownerId, clientId }: Pick<typeof orders.$inferSelect, 'ownerId' | 'clientId'>,
) {
  const { id: userId, customerNumber } = userAccount
  const [row] = await db
    .select({ userId, customerNumber })
    .from(userAccount)
    .where(and(eq(userId, ownerId), eq(userAccount.clientId, clientId)))
  return row
}

/** Everything that is stored of an order, where it is of one of these clients. */
export async function orderDetail(db: Statements, clientIds: readonly string[], orderId: string) {
  const order = await seenOrder(db, clientIds, orderId)
  if (!order) return undefined
  return {
    order,
    account: await accountOf(db, order),
    cancelling: await saidOfCancelling(db, orderId),
    failedJob: await failedJobOf(db, order.clientId, orderId),
    issued: await issuedOf(db, orderId),
    handOvers: await handOversOf(db, orderId),
    bookings: await bookingsOf(db, orderId),
    attempts: await attemptsOf(db, orderId),
    refunds: await refundsOf(db, orderId),
    movements: await db
      .select()
      .from(ledgerEntry)
      .where(eq(ledgerEntry.orderId, orderId))
      .orderBy(asc(ledgerEntry.bookedOn), asc(ledgerEntry.id)),
    mails: await db.select().from(sentMail).where(eq(sentMail.orderId, orderId)).orderBy(asc(sentMail.sentOn)),
  }
}

export type OrderDetail = NonNullable<Awaited<ReturnType<typeof orderDetail>>>
