import { randomUUID } from 'node:crypto'
import pg from 'pg'

type Value = string | number | null

/** The parts of a real order that the statements repeat, so that rows are as long as real ones. */
export type Sample = { tickets: string; buyer: string; totalCents: number; returnUrl: string }

/** The contents of an order that was really placed. */
export async function sampleOf(shopUrl: string, orderId: string): Promise<Sample> {
  const client = new pg.Client({ connectionString: shopUrl })
  await client.connect()
  const { rows } = await client.query<Sample>(
    `select tickets::text, buyer::text, total_cents as "totalCents", return_url as "returnUrl" from "order" where id = $1`,
    [orderId],
  )
  await client.end()
  const [sample] = rows
  if (!sample) throw new Error(`there is no order ${orderId}`)
  return sample
}

/** A connection on which one purchase can be written after the other, all statements prepared. */
export async function barePurchases(url: string, sample: Sample) {
  const client = new pg.Client({ connectionString: url })
  // A connection that breaks fails its statement too; that failure is the one to be told.
  client.on('error', () => undefined)
  await client.connect()
  const run = (name: string, values: Value[]) => client.query({ name, text: STATEMENTS[name] ?? '', values })
  const transaction = async (work: () => Promise<unknown>) => {
    await client.query('begin')
    await work()
    await client.query('commit')
  }

  return {
    close: () => client.end(),
    /** Cart, ticket, placed order with its attempt to pay, payment: four durable transactions. */
    async write(): Promise<void> {
      const order = randomUUID()
      const attempt = randomUUID()
      const reference = randomUUID()
      const { tickets, buyer, totalCents, returnUrl } = sample
      await transaction(() => run('cart', [order, randomUUID()]))
      await transaction(async () => {
        await run('lockOrder', [order])
        await run('ticket', [order, tickets, totalCents])
      })
      await transaction(async () => {
        await run('lockOrder', [order])
        await run('place', [order, buyer, returnUrl])
        await run('attempt', [attempt, order, totalCents, randomUUID(), reference, returnUrl, JSON.stringify([order])])
      })
      await transaction(async () => {
        await run('lockOrder', [order])
        await run('lockAttempt', [attempt])
        await run('inbox', [randomUUID(), reference])
        await run('attemptPaid', [attempt])
        await run('capture', [randomUUID(), `capture:${attempt}`, totalCents, order, attempt])
        await run('orderPaid', [order])
        await run('sale', [randomUUID(), `sale:${order}`, totalCents, order])
        await run('job', [JSON.stringify({ orderId: order })])
      })
    },
  }
}

const STATEMENTS: Record<string, string> = {
  cart: `insert into "order" (id, client_id, owner_id, state, language, currency, tickets, total_cents, created_on, expires_on)
    values ($1, 'bench', $2, 'created', 'en', 'EUR', '[]', 0, now(), now() + interval '5000 minutes')`,
  lockOrder: 'select * from "order" where id = $1 for update',
  ticket: `update "order" set state = 'prepared', tickets = $2, total_cents = $3 where id = $1`,
  place: `update "order" set state = 'paymentRequested', buyer = $2, return_url = $3 where id = $1`,
  attempt: `insert into payment_attempt (id, order_id, number, provider, method_id, amount_cents, currency, idempotency_key, reference, redirect_url, state, ticket_ids, created_on, poll_on)
    values ($1, $2, 1, 'demo', 'demo-1-5', $3, 'EUR', $4, $5, $6, 'open', $7, now(), now() + interval '1 minute')`,
  lockAttempt: 'select * from payment_attempt where id = $1 for update',
  inbox: `insert into webhook_inbox (provider, event_id, reference, handled_on) values ('demo', $1, $2, now()) on conflict do nothing returning event_id`,
  attemptPaid: `update payment_attempt set state = 'paid', version = version + 1, polls = 1, poll_on = null where id = $1`,
  capture: `insert into ledger_entry (id, key, debit, credit, amount_cents, order_id, attempt_id, booked_on)
    values ($1, $2, 'provider', 'customer', $3, $4, $5, now())`,
  orderPaid: `update "order" set state = 'paid', paid_on = now() where id = $1`,
  sale: `insert into ledger_entry (id, key, debit, credit, amount_cents, order_id, booked_on)
    values ($1, $2, 'customer', 'revenue', $3, $4, now())`,
  job: `insert into job.job (name, data) values ('fulfilOrder', $1)`,
}
