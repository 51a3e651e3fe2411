import { randomUUID } from 'node:crypto'
import { orderNumberFrom } from '@billett/domain'
import { connectedTo } from '../measure/connected-to.ts'
import type { Row, Sample } from './sample.ts'
import { change, insertion, lock, type Statement } from './statement.ts'

/** An order as `prepareSale` stores it. */
const EMPTY: Row = {
  state: 'created',
  tickets: '[]',
  total_cents: '0',
  buyer: null,
  return_url: null,
  paid_on: null,
  invoice_number: null,
}

/** What a purchase stores, as statements on the tables as they are migrated now. */
const statementsOf = ({ order, attempt, message, capture, sale, job }: Sample) => ({
  cart: insertion('cart', '"order"', { ...order, ...EMPTY }),
  lockOrder: lock('lockOrder', '"order"'),
  ticket: change('ticket', '"order"', { ...order, state: 'prepared' }, ['state', 'tickets', 'total_cents']),
  place: change('place', '"order"', { ...order, state: 'paymentRequested' }, ['state', 'buyer', 'return_url']),
  attempt: insertion('attempt', 'payment_attempt', { ...attempt, state: 'open', version: '0', polls: '0' }),
  lockAttempt: lock('lockAttempt', 'payment_attempt'),
  message: insertion('message', 'webhook_inbox', message),
  attemptPaid: change('attemptPaid', 'payment_attempt', attempt, ['state', 'version', 'polls', 'poll_on']),
  capture: insertion('capture', 'ledger_entry', capture),
  orderPaid: change('orderPaid', '"order"', { ...order, state: 'paid' }, ['state', 'paid_on']),
  sale: insertion('sale', 'ledger_entry', sale),
  job: insertion('job', 'job.job', job),
})

/** A connection on which one purchase can be written after the other, all statements prepared. */
export async function barePurchases(url: string, sample: Sample) {
  const client = await connectedTo(url)
  const statements = statementsOf(sample)
  const run = ({ name, text, values }: Statement, own: Row) =>
    client.query({ name, text, values: Object.values({ ...values, ...own }) })
  const transaction = async (work: () => Promise<unknown>) => {
    await client.query('begin')
    await work()
    await client.query('commit')
  }

  return {
    close: () => client.end(),
    /** Cart, ticket, placed order with its attempt to pay, payment: four durable transactions. */
    async write(): Promise<void> {
      const [order, attempt, reference] = [randomUUID(), randomUUID(), randomUUID()]
      const { cart, lockOrder, ticket, place, lockAttempt, message, attemptPaid, orderPaid } = statements
      await transaction(() => run(cart, { id: order, order_number: orderNumberFrom(randomUUID()) }))
      await transaction(async () => {
        await run(lockOrder, { id: order })
        await run(ticket, { id: order })
      })
      await transaction(async () => {
        await run(lockOrder, { id: order })
        await run(place, { id: order })
        const own = { id: attempt, order_id: order, idempotency_key: randomUUID(), reference }
        await run(statements.attempt, own)
      })
      await transaction(async () => {
        await run(lockOrder, { id: order })
        await run(lockAttempt, { id: attempt })
        await run(message, { event_id: randomUUID(), reference })
        await run(attemptPaid, { id: attempt })
        await run(statements.capture, {
          id: randomUUID(),
          key: `capture:${attempt}`,
          order_id: order,
          attempt_id: attempt,
        })
        await run(orderPaid, { id: order })
        await run(statements.sale, { id: randomUUID(), key: `sale:${order}`, order_id: order })
        await run(statements.job, { data: JSON.stringify({ orderId: order }) })
      })
    },
  }
}
