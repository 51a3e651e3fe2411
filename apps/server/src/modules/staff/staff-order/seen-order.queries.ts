import type { Order } from '@billett/domain'
import { and, eq, inArray } from 'drizzle-orm'
import { refuse } from '../../../call/refused.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { booking, order as orders, paymentAttempt } from '../../../db/schema/index.ts'
import { lockAnyOrder } from '../../ticket/order/index.ts'

/** Whose order it is, where it is of one of these clients; refuses `orderNotFound` for any other as for none. */
export async function clientOfSeenOrder(
  db: Statements,
  clientIds: readonly string[],
  orderId: string,
): Promise<string> {
  const [row] = await db
    .select({ clientId: orders.clientId })
    .from(orders)
    .where(and(eq(orders.id, orderId), inArray(orders.clientId, [...clientIds])))
  return row?.clientId ?? refuse('orderNotFound', 'orderId')
}

/** The same order, held until the transaction ends. */
export async function lockSeenOrder(tx: Transaction, clientIds: readonly string[], orderId: string): Promise<Order> {
  await clientOfSeenOrder(tx, clientIds, orderId)
  return (await lockAnyOrder(tx, orderId)) ?? refuse('orderNotFound', 'orderId')
}

/** What people call some orders, those of these clients alone. */
export async function numbersOfSeen(
  db: Statements,
  clientIds: readonly string[],
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: orders.id, number: orders.orderNumber })
    .from(orders)
    .where(and(inArray(orders.id, [...orderIds]), inArray(orders.clientId, [...clientIds])))
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** What was sold of an order, and what was taken back. */
export const bookingsOf = (db: Statements, orderId: string) =>
  db.select().from(booking).where(eq(booking.orderId, orderId)).orderBy(booking.number)

export const attemptsOf = (db: Statements, orderId: string) =>
  db.select().from(paymentAttempt).where(eq(paymentAttempt.orderId, orderId)).orderBy(paymentAttempt.number)
