import { asc, eq, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { ledgerEntry, order as orders, sentMail } from '../../../db/schema/index.ts'
import { issuedOf, refundsOf } from '../../ticket/order/index.ts'
import { attemptsOf, bookingsOf } from './seen-order.queries.ts'

/** An order of one of these clients; undefined for any other as for none. */
async function seenOrder(db: Statements, clientIds: readonly string[], orderId: string) {
  const [row] = await db
    .select()
    .from(orders)
    .where(sql`${orders.id} = ${orderId} and ${orders.clientId} = any(${sql.param(clientIds)}::text[])`)
  return row
}

/** Everything that is stored of an order, where it is of one of these clients. */
export async function orderDetail(db: Statements, clientIds: readonly string[], orderId: string) {
  const order = await seenOrder(db, clientIds, orderId)
  if (!order) return undefined
  return {
    order,
    issued: await issuedOf(db, orderId),
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
