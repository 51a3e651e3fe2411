import { type Instant, isOpen, type Order, orderNumberFrom, totalOf } from '@billett/domain'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { refuse } from '../../../call/refused.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import { preparedInsert } from '../../../db/prepared-insert.ts'
import { placesOf, valuesOf } from '../../../db/row-places.ts'
import { order as orders, paymentAttempt, refund } from '../../../db/schema/index.ts'
import { orderStateIn } from '../../../db/state-in.ts'
import type { Attempt, OrderWithPayment } from './order.queries.ts'

type Row = typeof orders.$inferSelect

const toOrder = (row: Row): Order => ({
  orderId: row.id,
  orderNumber: row.orderNumber,
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
  beginAskedOn: row.beginAskedOn,
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

const { placeholder } = sql
const byId = eq(orders.id, placeholder('orderId'))
const owned = and(byId, eq(orders.ownerId, placeholder('ownerId')), eq(orders.clientId, placeholder('clientId')))

const ownedOrder = prepared((db: Statements) => db.select().from(orders).where(owned).prepare('ownedOrder'))
const ownedOrderWithPayment = prepared((db: Statements) =>
  db
    .select({
      order: orders,
      attempt: paymentAttempt,
      hasRefunds: sql<boolean>`exists (select 1 from ${refund} where ${refund.orderId} = ${orders.id})`,
    })
    .from(orders)
    .leftJoin(paymentAttempt, eq(paymentAttempt.orderId, orders.id))
    .where(owned)
    .orderBy(desc(paymentAttempt.number))
    .limit(1)
    .prepare('ownedOrderWithPayment'),
)
const ownedOrderLocked = prepared((tx: Transaction) =>
  tx.select().from(orders).where(owned).for('update').prepare('ownedOrderLocked'),
)
const anyOrder = prepared((db: Statements) => db.select().from(orders).where(byId).prepare('anyOrder'))
const anyOrderLocked = prepared((tx: Transaction) =>
  tx.select().from(orders).where(byId).for('update').prepare('anyOrderLocked'),
)
/** PostgreSQL locks the rows in the order in which their tables are named. */
const orderAndAttemptLocked = prepared((tx: Transaction) =>
  tx
    .select({ order: orders, attempt: paymentAttempt })
    .from(orders)
    .innerJoin(paymentAttempt, eq(paymentAttempt.orderId, orders.id))
    .where(eq(paymentAttempt.id, placeholder('attemptId')))
    .for('update')
    .prepare('orderAndAttemptLocked'),
)
const progress = prepared((tx: Transaction) =>
  tx
    .update(orders)
    .set({
      state: sql`${placeholder('state')}`,
      paidOn: sql`${placeholder('paidOn')}`,
      invoiceNumber: sql`${placeholder('invoiceNumber')}`,
    })
    .where(byId)
    .prepare('orderProgress'),
)

const whole = prepared((tx: Transaction) => {
  const { id, ...others } = placesOf(orders)
  return tx.update(orders).set(others).where(sql`${orders.id} = ${id}`).prepare('saveOrder')
})
const insertUnlessNumberTaken = preparedInsert(orders, (db, rows) =>
  db
    .insert(orders)
    .values(rows)
    .onConflictDoNothing({ target: orders.orderNumber })
    .returning({ id: orders.id })
    .prepare(`insertOrder${rows.length}`),
)

const found = (rows: Row[]): Order => {
  const [row] = rows
  return row ? toOrder(row) : refuse('orderNotFound', 'orderId')
}

/** How often another number is drawn when there is an order with it already. */
const DRAWS = 5

/**
 * Stores a new cart, under the number it has or, where another order has that, under a new one. Gives it as it is
 * stored.
 */
export async function insertOrder(db: Statements, order: Order, newId: () => string): Promise<Order> {
  let drawn = order
  for (let draws = 0; draws < DRAWS; draws += 1) {
    const [inserted = []] = await insertUnlessNumberTaken(db, [toRow(drawn)])
    if (inserted.length > 0) return drawn
    drawn = { ...order, orderNumber: orderNumberFrom(newId()) }
  }
  throw new Error(`${DRAWS} order numbers in a row were taken`)
}

export async function saveOrder(tx: Transaction, order: Order): Promise<void> {
  await whole(tx).execute(valuesOf(orders, toRow(order)))
}

/**
 * Saves how far the order has come, where nothing else of it has changed: its state, when it was paid, and its invoice.
 */
export async function saveProgress(tx: Transaction, order: Order): Promise<void> {
  const { orderId, state, paidOn, invoiceNumber } = order
  await progress(tx).execute({ orderId, state, paidOn, invoiceNumber })
}

/** The owner's order; refuses `orderNotFound` for a stranger's as for none. */
export async function readOrder(db: Statements, orderId: string, owner: Owner): Promise<Order> {
  return found(await ownedOrder(db).execute({ orderId, ...owner }))
}

/** The owner's order; undefined for a stranger's as for none. */
export async function findOrder(db: Statements, orderId: string, owner: Owner): Promise<Order | undefined> {
  const [row] = await ownedOrder(db).execute({ orderId, ...owner })
  return row && toOrder(row)
}

/** The owner's order with how its payment stands, by one statement; refuses as `readOrder` does. */
export async function readOrderWithPayment(db: Statements, orderId: string, owner: Owner): Promise<OrderWithPayment> {
  const [row] = await ownedOrderWithPayment(db).execute({ orderId, ...owner })
  if (!row) return refuse('orderNotFound', 'orderId')
  return { order: toOrder(row.order), attempt: row.attempt ?? undefined, hasRefunds: row.hasRefunds }
}

/** The owner's order, held until the transaction ends. A cart whose time is over is not found any more. */
export async function lockOrder(tx: Transaction, orderId: string, owner: Owner, now: Instant): Promise<Order> {
  const order = found(await ownedOrderLocked(tx).execute({ orderId, ...owner }))
  if (isOpen(order.state) && order.expiresOn <= now) refuse('orderNotFound', 'orderId')
  return order
}

/** For work that no visitor asked for: jobs and messages of the payment provider. */
export async function lockAnyOrder(tx: Transaction, orderId: string): Promise<Order | undefined> {
  const [row] = await anyOrderLocked(tx).execute({ orderId })
  return row && toOrder(row)
}

export async function readAnyOrder(db: Statements, orderId: string): Promise<Order | undefined> {
  const [row] = await anyOrder(db).execute({ orderId })
  return row && toOrder(row)
}

/**
 * An attempt to pay with its order, both held until the transaction ends. Orders are always locked before their
 * attempts, so that no two can wait for each other.
 */
export async function lockOrderAndAttempt(
  tx: Transaction,
  attemptId: string,
): Promise<{ order: Order; attempt: Attempt } | undefined> {
  const [row] = await orderAndAttemptLocked(tx).execute({ attemptId })
  return row && { order: toOrder(row.order), attempt: row.attempt }
}

/** Carts nobody came back to, oldest first. */
export async function expiredCarts(db: Statements, now: Instant, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(orderStateIn(orders.state, isOpen), sql`${orders.expiresOn} <= ${now}`))
    .orderBy(orders.expiresOn)
    .limit(limit)
  return rows.map(row => row.id)
}

/** Paid orders of these clients whose tickets are still to be made. */
export const ordersToFulfil = (
  db: Statements,
  clientIds: readonly string[],
): Promise<{ orderId: string; clientId: string }[]> =>
  db
    .select({ orderId: orders.id, clientId: orders.clientId })
    .from(orders)
    .where(and(inArray(orders.clientId, [...clientIds]), eq(orders.state, 'paid')))
