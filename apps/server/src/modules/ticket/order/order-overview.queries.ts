import type { LocalText } from '@billett/domain'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { order as orders } from '../../../db/schema/index.ts'
import type { Owner } from './order.repository.ts'
import { paidWith } from './paid-with.queries.ts'

/** More than anybody scrolls through; older orders are found by search. */
const HISTORY = 200

const overview = {
  orderId: orders.id,
  orderNumber: orders.orderNumber,
  state: orders.state,
  createdOn: orders.createdOn,
  currency: orders.currency,
  totalCents: orders.totalCents,
  methodLabel: paidWith,
  hasTickets: sql<boolean>`jsonb_path_exists(${orders.tickets}, '$[*] ? (!exists(@.topUp))')`,
  ticketNames: sql<LocalText[]>`jsonb_path_query_array(${orders.tickets}, '$[*].name')`,
}

/** What a list shows of the owner's orders, newest first; carts without tickets are not orders yet. */
export const orderOverviews = (db: Statements, { ownerId, clientId }: Owner) =>
  db
    .select(overview)
    .from(orders)
    .where(and(eq(orders.ownerId, ownerId), eq(orders.clientId, clientId), ne(orders.state, 'created')))
    .orderBy(desc(orders.createdOn))
    .limit(HISTORY)

export type OrderOverview = Awaited<ReturnType<typeof orderOverviews>>[number]
