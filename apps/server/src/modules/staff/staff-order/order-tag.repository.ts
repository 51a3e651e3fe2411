import { asc, eq, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { order as orders, orderTag } from '../../../db/schema/index.ts'

/** How many tags are offered: nobody reads more of them. */
const OFFERED = 200

/** The tags of a row of the list. */
export const tagsOfOrder = sql<string[]>`array(
  select ${orderTag.tag} from ${orderTag} where ${orderTag.orderId} = ${orders.id} order by ${orderTag.tag})`

export async function tagsOf(db: Statements, orderId: string): Promise<string[]> {
  const rows = await db
    .select({ tag: orderTag.tag })
    .from(orderTag)
    .where(eq(orderTag.orderId, orderId))
    .orderBy(asc(orderTag.tag))
  return rows.map(({ tag }) => tag)
}

/** Those that orders of these clients have; each next one is looked up in the index, however many orders have it. */
export async function tagsInUse(db: Statements, clientIds: readonly string[]): Promise<{ tag: string }[]> {
  const { rows } = await db.execute<{ tag: string }>(sql`
    with recursive used as (
      (select client_id, tag from order_tag where client_id = any(${sql.param(clientIds)}::text[])
        order by client_id, tag limit 1)
      union all
      select next.client_id, next.tag from used cross join lateral (
        select client_id, tag from order_tag
        where client_id = any(${sql.param(clientIds)}::text[]) and (client_id, tag) > (used.client_id, used.tag)
        order by client_id, tag limit 1) as next
    )
    select distinct tag from (select tag from used limit ${OFFERED}) as few order by tag`)
  return rows
}

export async function putTags(
  tx: Transaction,
  { tags, ...of }: { orderId: string; clientId: string; byId: string; on: string; tags: readonly string[] },
): Promise<void> {
  if (tags.length === 0) return
  await tx
    .insert(orderTag)
    .values(tags.map(tag => ({ ...of, tag })))
    .onConflictDoNothing()
}

export async function dropTags(tx: Transaction, orderId: string, tags: readonly string[]): Promise<void> {
  await tx
    .delete(orderTag)
    .where(sql`${orderTag.orderId} = ${orderId} and ${orderTag.tag} = any(${sql.param(tags)}::text[])`)
}
