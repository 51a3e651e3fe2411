import { type CourseDay, type Instant, type Measure, TICKETS_WITHIN } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { booking, order } from '../../../db/schema/index.ts'

const isLate = sql`not exists (
  select 1 from ${booking} where ${booking.orderId} = ${order.id}
    and ${booking.bookedOn} <= ${order.paidOn} + make_interval(mins => ${TICKETS_WITHIN}))`

const VALUE: Record<Measure, SQL> = {
  orders: sql`count(*)`,
  revenue: sql`sum(${order.totalCents})`,
  lateTickets: sql`count(*)`,
}

/** Days on which something was paid, of these clients, from a moment on. Tickets of the last minutes may still come. */
export async function paidByDay(
  db: Statements,
  measure: Measure,
  { clientIds, since, now }: { clientIds: readonly string[]; since: Instant; now: Instant },
): Promise<CourseDay[]> {
  const failed = sql`and ${order.paidOn} < ${now}::timestamptz - make_interval(mins => ${TICKETS_WITHIN}) and ${isLate}`
  const { rows } = await db.execute<{ date: string; value: number }>(
    sql`select to_char(${order.paidOn} at time zone 'Europe/Berlin', 'YYYY-MM-DD') as date,
        ${VALUE[measure]}::float8 as value
      from ${order}
      where ${order.clientId} = any(${sql.param([...clientIds])}::text[]) and ${order.paidOn} >= ${since}
        ${measure === 'lateTickets' ? failed : sql``}
      group by 1`,
  )
  return rows
}
