import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { brokenInvariants } from '../../modules/upkeep/books-check/index.ts'
import type { Cluster } from './start-cluster.ts'

/** Milliseconds. A worker that died holds its jobs for a minute, until another takes them over. */
const QUIET_WITHIN = 150_000
const LOOK_AGAIN = 200

/** Waits until nothing is left to be done for the orders that were bought. */
export async function untilQuiet(db: Database): Promise<void> {
  const deadline = Date.now() + QUIET_WITHIN
  while (Date.now() < deadline) {
    const { rows } = await db.execute<{ left: number }>(
      sql`select count(*)::int as left from job.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'`,
    )
    if (rows[0]?.left === 0) return
    await pause(LOOK_AGAIN)
  }
  throw new Error('jobs are left after all')
}

/**
 * What is not as it has to be after so many purchases, in words: nothing lost, nothing double, here and at the
 * provider.
 */
export async function whatIsWrong(db: Database, cluster: Cluster, orderIds: readonly string[]): Promise<string[]> {
  const wrong: string[] = []
  for (const { invariant, what } of await brokenInvariants(db, new Date().toISOString()))
    wrong.push(`${invariant}: ${what.length} × not so`)

  const { rows: orders } = await db.execute<{ id: string; state: string; tickets: number; mails: number }>(
    sql`select o.id, o.state,
               (select count(*)::int from issued_ticket t where t.order_id = o.id) as tickets,
               (select count(*)::int from sent_mail m where m.order_id = o.id) as mails
        from "order" o where o.state <> 'prepared'`,
  )
  const stored = new Map(orders.map(order => [order.id, order]))
  for (const id of orderIds) {
    const order = stored.get(id)
    if (order?.state !== 'completed' || order.tickets !== 1 || order.mails !== 1)
      wrong.push(`order ${id}: ${JSON.stringify(order)}`)
    stored.delete(id)
  }
  for (const order of stored.values()) wrong.push(`an order nobody knows of: ${JSON.stringify(order)}`)

  const { rows: attempts } = await db.execute<{ reference: string | null; state: string; amount: number }>(
    sql`select reference, state, amount_cents as amount from payment_attempt`,
  )
  for (const { reference, state, amount } of attempts) {
    const payment = await paymentOf(cluster, reference)
    if (state !== 'paid' || payment.state !== 'paid' || payment.chargedCents !== amount)
      wrong.push(`payment ${reference}: ${state}, at the provider ${payment.state} with ${payment.chargedCents}`)
  }
  if (attempts.length !== orderIds.length) wrong.push(`${attempts.length} payments for ${orderIds.length} purchases`)
  return wrong
}

async function paymentOf({ payment }: Cluster, reference: string | null) {
  const reply = await fetch(`${payment.url}/v1/payments/${reference}`, {
    headers: { authorization: `Bearer ${payment.secret}` },
  })
  const { state, chargedCents }: { state?: string; chargedCents?: number } = await reply.json()
  return { state, chargedCents }
}
