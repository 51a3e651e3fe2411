import { type Instant, isOpen, type Order, totalOf } from '@billett/domain'
import { and, desc, eq, sql } from 'drizzle-orm'
import { refuse } from '../../call/refused.ts'
import type { Statements, Transaction } from '../../db/database.ts'
import { order as orders } from '../../db/schema/index.ts'

type Row = typeof orders.$inferSelect

const toOrder = (row: Row): Order => ({
  orderId: row.id,
  clientId: row.clientId,
  ownerId: row.ownerId,
  state: row.state,
  language: row.language,
  currency: row.currency,
  tickets: row.tickets,
  discountCode: row.discountCode,
  buyer: row.buyer,
  returnUrl: row.returnUrl,
  createdOn: row.createdOn,
  expiresOn: row.expiresOn,
  paidOn: row.paidOn,
  terms: row.terms,
  validateFirst: row.validateFirst,
  invoiceNumber: row.invoiceNumber,
})

const toRow = (order: Order): Row => {
  const { orderId, ...rest } = order
  return { ...rest, id: orderId, totalCents: totalOf(order.tickets) }
}

/** Whose order it must be. */
export interface Owner {
  clientId: string
  ownerId: string
}

const owned = (orderId: string, owner: Owner) =>
  and(eq(orders.id, orderId), eq(orders.ownerId, owner.ownerId), eq(orders.clientId, owner.clientId))

const found = (rows: Row[]): Order => {
  const [row] = rows
  return row ? toOrder(row) : refuse('orderNotFound', 'orderId')
}

export async function insertOrder(tx: Statements, order: Order): Promise<void> {
  await tx.insert(orders).values(toRow(order))
}

export async function saveOrder(tx: Transaction, order: Order): Promise<void> {
  const { id, ...row } = toRow(order)
  await tx.update(orders).set(row).where(eq(orders.id, id))
}

/** The owner's order; refuses `orderNotFound` for a stranger's as for none. */
export async function readOrder(db: Statements, orderId: string, owner: Owner): Promise<Order> {
  return found(await db.select().from(orders).where(owned(orderId, owner)))
}

/** The owner's order, held until the transaction ends. A cart whose time is over is not found any more. */
export async function lockOrder(tx: Transaction, orderId: string, owner: Owner, now: Instant): Promise<Order> {
  const order = found(await tx.select().from(orders).where(owned(orderId, owner)).for('update'))
  if (isOpen(order.state) && order.expiresOn <= now) refuse('orderNotFound', 'orderId')
  return order
}

/** For work that no visitor asked for: jobs and messages of the payment provider. */
export async function lockAnyOrder(tx: Transaction, orderId: string): Promise<Order | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return row && toOrder(row)
}

export async function readAnyOrder(db: Statements, orderId: string): Promise<Order | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
  return row && toOrder(row)
}

/** Carts nobody came back to, oldest first. */
export async function expiredCarts(db: Statements, now: Instant, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(sql`${orders.state} in ('created', 'prepared')`, sql`${orders.expiresOn} <= ${now}`))
    .orderBy(orders.expiresOn)
    .limit(limit)
  return rows.map(row => row.id)
}

/** More than anybody scrolls through; older orders are found by search. */
const HISTORY = 200

/** The owner's orders, newest first; carts without tickets are not orders yet. */
export async function ordersOf(db: Statements, owner: Owner): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(eq(orders.ownerId, owner.ownerId), eq(orders.clientId, owner.clientId), sql`${orders.state} <> 'created'`),
    )
    .orderBy(desc(orders.createdOn))
    .limit(HISTORY)
  return rows.map(toOrder)
}
