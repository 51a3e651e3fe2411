import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Stand } from './stand.ts'

/** Milliseconds. */
const OVER_WITHIN = 60_000
const LOOK_AGAIN = 50

/** Longer than a payment that nobody makes stays open, at the provider as in the shop. */
const SECONDS = 2_000

/** Lets time pass, without waiting for it, until nobody has anything left to do: payments are decided, jobs done. */
export async function untilOver({ db, provider }: Stand, orderId: string | undefined): Promise<void> {
  const deadline = Date.now() + OVER_WITHIN
  await db.execute(sql`delete from ticket_trouble`)
  while (Date.now() < deadline) {
    await provider('POST', '/demo/advance', { seconds: SECONDS })
    await db.execute(sql`update job.job set start_after = now() where state = 'retry' and start_after > now()`)
    if (orderId !== undefined)
      await db.execute(sql`
        update payment_attempt set poll_on = now(), created_on = created_on - ${SECONDS} * interval '1 second'
        where order_id = ${orderId} and poll_on > now()`)
    const { rows } = await db.execute<{ left: number }>(sql`
      select (select count(*) from payment_attempt where poll_on is not null)::int
           + (select count(*) from job.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%')::int as left`)
    if (rows[0]?.left === 0) return
    await pause(LOOK_AGAIN)
  }
  const { rows } = await db.execute(
    sql`select name, state, output from job.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'`,
  )
  throw new Error(`not over after all: ${JSON.stringify(rows)}`)
}
