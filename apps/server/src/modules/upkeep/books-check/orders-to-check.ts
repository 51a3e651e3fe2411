import type { Instant } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'

/** Part `index` of `count` equal parts of all orders: their ids are random. */
export interface Part {
  index: number
  count: number
}

/** Orders whose money or tickets have moved since then, and those with something under way. */
export async function ordersTouchedSince(db: Statements, since: Instant): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select order_id as id from ledger_entry where booked_on >= ${since}::timestamptz
    union select order_id from payment_attempt where created_on >= ${since}::timestamptz
    union select order_id from payment_attempt where poll_on is not null
    union select order_id from issued_ticket where order_id is not null and issued_on >= ${since}::timestamptz
    union select id from "order" where paid_on >= ${since}::timestamptz
    union select id from "order" where state = 'paid'`)
  return rows.map(row => row.id)
}

const DIGITS = 32
const END = 1n << BigInt(DIGITS * 4)

/** The first id of a part, as a uuid. */
const firstOf = (index: number, count: number): string =>
  ((END * BigInt(index)) / BigInt(count)).toString(16).padStart(DIGITS, '0')

export async function ordersOfPart(db: Statements, { index, count }: Part): Promise<string[]> {
  const isLast = index + 1 === count
  const end = isLast ? sql`true` : sql`id < ${firstOf(index + 1, count)}::uuid`
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from "order" where id >= ${firstOf(index, count)}::uuid and ${end}`,
  )
  return rows.map(row => row.id)
}
