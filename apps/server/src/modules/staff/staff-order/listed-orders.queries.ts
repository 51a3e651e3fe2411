import type { STAFF_ORDER_SORTS } from '@billett/contract'
import type { LocalText, OrderState, OrderTrouble } from '@billett/domain'
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { readingOf } from '../../../db/reading-of.ts'
import { order as orders, paymentAttempt } from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'
import { tagsOfOrder } from './order-tag.repository.ts'
import { isTrial, moneyTells, troublesOfOrder } from './order-trouble.queries.ts'

export type StaffOrderSort = (typeof STAFF_ORDER_SORTS)[number]

/** Which orders are looked for; every client and state is named. */
export interface OrderFilter {
  clientIds: readonly string[]
  states: readonly OrderState[]
  from: string | undefined
  before: string | undefined
  trouble: OrderTrouble | undefined
  /** What staff have tagged them with. */
  tag?: string | undefined
  /** Only among these; undefined: among all. */
  among: readonly string[] | undefined
  ownerId?: string
  /** Only what comes after this order, in the order of `sort`, which is one by date. */
  after?: { createdOn: string; orderId: string; sort: 'date' | '-date' }
}

const byDate = (sort: StaffOrderSort): boolean => sort === 'date' || sort === '-date'

function inOrder(sort: StaffOrderSort): SQL {
  const { way } = readingOf(sort)
  return sql`${byDate(sort) ? orders.createdOn : orders.totalCents} ${way}, ${orders.id} ${way}`
}

const texts = (all: readonly string[]): SQL => sql`${sql.param(all)}::text[]`

const allOf = (conditions: readonly (SQL | undefined)[]): SQL =>
  sql.join(
    conditions.filter(condition => condition !== undefined),
    sql` and `,
  )

const comesAfter = ({ createdOn, orderId, sort }: NonNullable<OrderFilter['after']>): SQL =>
  sql`(${orders.createdOn}, ${orders.id}) ${readingOf(sort).beyond} (${createdOn}::timestamptz, ${orderId}::uuid)`

const inSpan = ({ from, before, after }: OrderFilter): (SQL | undefined)[] => [
  from === undefined ? undefined : sql`${orders.createdOn} >= ${from}`,
  before === undefined ? undefined : sql`${orders.createdOn} < ${before}`,
  after && comesAfter(after),
]

/** Few rows are told by something else than client, state and date. */
const isPickedOut = ({ among, trouble, ownerId, tag }: OrderFilter): boolean =>
  among !== undefined ||
  tag !== undefined ||
  ownerId !== undefined ||
  (trouble !== undefined && moneyTells(trouble) !== undefined)

const taggedWith = (clientIds: readonly string[], tag: string): SQL =>
  sql`select order_id from order_tag where client_id = any(${texts(clientIds)}) and tag = ${tag}`

const picked = (filter: OrderFilter): SQL => {
  const { clientIds, states, among, trouble, tag, ownerId } = filter
  return sql`select ${orders.id} as id, ${orders.createdOn} as created_on from ${orders} where ${allOf([
    sql`${orders.clientId} = any(${texts(clientIds)})`,
    sql`${orders.state} = any(${texts(states)})`,
    ...inSpan(filter),
    among && sql`${orders.id} = any(${sql.param(among)}::uuid[])`,
    trouble && moneyTells(trouble),
    tag === undefined ? undefined : sql`${orders.id} in (${taggedWith(clientIds, tag)})`,
    ownerId === undefined ? undefined : sql`${orders.ownerId} = ${ownerId}`,
  ])}`
}

/**
 * The first rows of each client and state come from the index in their order, however many orders there are; those of
 * all of them are put together.
 */
const firstOfEach = (filter: OrderFilter, sort: StaffOrderSort, most: number): SQL =>
  sql`select listed.id, listed.created_on
    from unnest(${texts(filter.clientIds)}) as client (id)
    cross join unnest(${texts(filter.states)}) as stage (state)
    cross join lateral (
      select ${orders.id} as id, ${orders.createdOn} as created_on from ${orders} where ${allOf([
        sql`${orders.clientId} = client.id`,
        sql`${orders.state} = stage.state`,
        ...inSpan(filter),
      ])} order by ${inOrder(sort)} limit ${most}
    ) as listed`

function idsOfPage(filter: OrderFilter, sort: StaffOrderSort, { limit, offset }: Window): SQL {
  const window = sql`limit ${limit} offset ${offset}`
  if (isPickedOut(filter) || !byDate(sort)) return sql`${picked(filter)} order by ${inOrder(sort)} ${window}`
  const { way } = readingOf(sort)
  return sql`${firstOfEach(filter, sort, offset + limit)} order by created_on ${way}, id ${way} ${window}`
}

/** A page of the orders that are looked for. */
export function listedOrders(db: Statements, filter: OrderFilter, sort: StaffOrderSort, window: Window) {
  const latest = db
    .select({
      methodId: paymentAttempt.methodId,
      methodLabel: paymentAttempt.methodLabel,
      // Of all tries, though one is shown: each look at them costs as much as the order itself.
      isTest: sql<boolean>`bool_or(${isTrial}) over ()`.as('is_test'),
    })
    .from(paymentAttempt)
    .where(eq(paymentAttempt.orderId, orders.id))
    .orderBy(desc(paymentAttempt.number))
    .limit(1)
    .as('latest')
  return db
    .select({
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      createdOn: orders.createdOn,
      clientId: orders.clientId,
      state: orders.state,
      troubles: troublesOfOrder({ testPurchase: latest.isTest }),
      email: sql<string | null>`${orders.buyer} ->> 'email'`,
      methodId: latest.methodId,
      methodLabel: latest.methodLabel,
      totalCents: orders.totalCents,
      currency: orders.currency,
      ownerId: orders.ownerId,
      invoiceNumber: orders.invoiceNumber,
      paidOn: orders.paidOn,
      tags: tagsOfOrder,
      ticketNames: sql<LocalText[]>`jsonb_path_query_array(${orders.tickets}, '$[*].name')`,
    })
    .from(orders)
    .leftJoinLateral(latest, sql`true`)
    .where(sql`${orders.id} in (select page.id from (${idsOfPage(filter, sort, window)}) as page)`)
    .orderBy(inOrder(sort))
}

export type ListedOrder = Awaited<ReturnType<typeof listedOrders>>[number]

/** How many there are, counted no further than `most`. */
export async function countOrders(db: Statements, filter: OrderFilter, most: number): Promise<number> {
  const ids = isPickedOut(filter) ? sql`${picked(filter)}` : firstOfEach(filter, '-date', most)
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from (${ids}) as found limit ${most}) as counted`,
  )
  return rows[0]?.count ?? 0
}
