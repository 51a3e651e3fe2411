import type { LocalText } from '@billett/domain'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { order as orders } from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'
import type { Owner } from './order.repository.ts'
import { paidWith } from './paid-with.queries.ts'

const overview = {
  orderId: orders.id,
  orderNumber: orders.orderNumber,
  state: orders.state,
  createdOn: orders.createdOn,
  currency: orders.currency,
  totalCents: orders.totalCents,
  methodLabel: paidWith,
  hasTickets: sql<boolean>`jsonb_path_exists(${orders.tickets}, '$[*] ? (!exists(@.topUp) && !exists(@.enforcement))')`,
  hasPaper: sql<boolean>`jsonb_path_exists(${orders.tickets}, '$[*] ? (!exists(@.topUp) && !exists(@.enforcement) && !(@.onPaper == false))')`,
  ticketNames: sql<LocalText[]>`jsonb_path_query_array(${orders.tickets}, '$[*].name')`,
}

/** A page of what a list shows of the owner's orders, newest first; carts without tickets are not orders yet. */
export const orderOverviews = (db: Statements, { ownerId, clientId }: Owner, { limit, offset }: Window) =>
  db
    .select(overview)
    .from(orders)
    .where(and(eq(orders.ownerId, ownerId), eq(orders.clientId, clientId), ne(orders.state, 'created')))
    .orderBy(desc(orders.createdOn), desc(orders.id))
    .limit(limit)
    .offset(offset)

export type OrderOverview = Awaited<ReturnType<typeof orderOverviews>>[number]
