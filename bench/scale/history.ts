import type { Columns } from './copy-of.ts'

/** Years over which the orders are spread, the latest first numbers last. */
const YEARS = 2

/**
 * Of each hundred orders so many were bought; the next carts were left, then payments declined, and the last was paid
 * too late and paid back.
 */
const BOUGHT = 80
const LEFT = 90
const DECLINED = 99

export const HUNDRED = 100

/** A uuid that follows from what it names and the number of the order, so that rows of other tables can name it too. */
const id = (what: string): string => `md5('${what}' || i)::uuid`

const bought = `i % ${HUNDRED} < ${BOUGHT}`
const paidBack = `i % ${HUNDRED} >= ${DECLINED}`
const declined = `i % ${HUNDRED} >= ${LEFT} and i % ${HUNDRED} < ${DECLINED}`

interface Kind {
  table: string
  /** The row of the order that was really bought, whose id is `$order`. */
  sample: string
  own: Columns
  only: string
}

export interface History {
  /** How many orders there are to be. */
  orders: number
  /** An order that was really bought: everything is a copy of it. */
  orderId: string
  /** Those whose lists are looked at: each gets about 300 of the orders. */
  owners: readonly string[]
  /** The invoice number given last, and its year. */
  invoices: { last: number; year: number }
}

const ORDERS_OF_ONE = 300

/** What so many orders have left behind, table by table, in the order in which rows name each other. */
export function history({ orders, orderId, owners, invoices }: History): Kind[] {
  const on = `(now() - interval '1 hour' - interval '${YEARS} years' * ((${orders} - i)::float8 / ${orders}))`
  const step = Math.max(1, Math.floor(orders / ORDERS_OF_ONE))
  const owned = owners.map((owner, index) => `when i % ${step} = ${index} then '${owner}'::uuid`).join(' ')
  const sampleOf = (table: string, more = 'true') =>
    `select * from ${table} where order_id = '${orderId}' and ${more} limit 1`
  const attempt = { id: id('attempt'), order_id: id('order'), created_on: on }
  const entry = { id: '', key: '', order_id: id('order'), booked_on: on }
  const capture = { ...entry, id: id('capture'), key: `'capture:' || ${id('attempt')}`, attempt_id: id('attempt') }
  const refund = { ...entry, refund_id: id('refund') }
  return [
    {
      table: '"order"',
      sample: `select * from "order" where id = '${orderId}'`,
      only: 'true',
      own: {
        id: id('order'),
        // An odd factor: every number gets another one.
        order_number: `translate(upper(lpad(to_hex(i::bigint * 104729 % 1099511627776), 10, '0')), '01AE', 'GHJK')`,
        // Half of them guests, who come once; the others come back fifty times.
        owner_id: `case ${owned} when i % 2 = 0 then ${id('guest')} else md5('account' || i % ${Math.max(1, Math.floor(orders / 100))})::uuid end`,
        state: `case when ${bought} then 'completed' else 'aborted' end`,
        buyer: `jsonb_set(s.buyer, '{email}', to_jsonb('passenger-' || i || '@example.org'))`,
        created_on: on,
        expires_on: `${on} + interval '4 days'`,
        paid_on: `case when ${bought} then ${on} end`,
        invoice_number: `case when ${bought} then '${invoices.year}-' || to_char(${invoices.last} + i / ${HUNDRED} * ${BOUGHT} + i % ${HUNDRED} + 1, 'FM999000000') end`,
      },
    },
    {
      table: 'payment_attempt',
      sample: sampleOf('payment_attempt'),
      only: `${bought} or ${declined} or ${paidBack}`,
      own: {
        ...attempt,
        idempotency_key: id('key'),
        reference: `'pay_' || md5('attempt' || i)`,
        state: `case when ${declined} then 'declined' else 'paid' end`,
        ticket_ids: `jsonb_build_array(${id('ticket')})`,
      },
    },
    {
      table: 'webhook_inbox',
      sample: `select w.* from webhook_inbox w join payment_attempt a using (provider, reference) where a.order_id = '${orderId}' limit 1`,
      only: `${bought} or ${declined} or ${paidBack}`,
      own: { event_id: `'evt_' || md5('event' || i)`, reference: `'pay_' || md5('attempt' || i)`, handled_on: on },
    },
    {
      table: 'refund',
      sample: `select id as attempt_id, amount_cents, 'orderClosed' as why, 'done' as state from payment_attempt where order_id = '${orderId}' limit 1`,
      only: paidBack,
      own: {
        id: id('refund'),
        order_id: id('order'),
        attempt_id: id('attempt'),
        created_on: on,
        done_on: `${on} + interval '1 minute'`,
      },
    },
    {
      table: 'ledger_entry',
      sample: sampleOf('ledger_entry', `debit = 'provider'`),
      only: `${bought} or ${paidBack}`,
      own: capture,
    },
    {
      table: 'ledger_entry',
      sample: sampleOf('ledger_entry', `credit = 'revenue'`),
      only: bought,
      own: { ...entry, id: id('sale'), key: `'sale:' || ${id('order')}` },
    },
    {
      table: 'ledger_entry',
      sample: sampleOf('ledger_entry', `debit = 'provider'`),
      only: paidBack,
      own: {
        ...refund,
        id: id('due'),
        key: `'refundDue:' || ${id('refund')}`,
        attempt_id: 'null',
        debit: `'customer'`,
        credit: `'refundDue'`,
      },
    },
    {
      table: 'ledger_entry',
      sample: sampleOf('ledger_entry', `debit = 'provider'`),
      only: paidBack,
      own: {
        ...refund,
        id: id('refunded'),
        key: `'refunded:' || ${id('refund')}`,
        attempt_id: 'null',
        debit: `'refundDue'`,
        credit: `'provider'`,
      },
    },
    {
      table: 'issued_ticket',
      sample: sampleOf('issued_ticket', 'parent_id is null'),
      only: bought,
      own: {
        id: id('ticket'),
        order_id: id('order'),
        ledger_entry_id: id('sale'),
        valid_from: on,
        valid_to: `${on} + interval '2 hours'`,
        issued_on: on,
      },
    },
    {
      table: 'booking',
      sample: sampleOf('booking'),
      only: bought,
      own: { id: id('booking'), order_id: id('order'), ticket_id: id('ticket'), booked_on: on },
    },
    {
      table: 'sent_mail',
      sample: sampleOf('sent_mail'),
      only: bought,
      own: { key: `'order:' || ${id('order')} || ':first'`, order_id: id('order'), sent_on: on },
    },
    {
      // Jobs that are done are kept for a week.
      table: 'job.job',
      sample: `select * from job.job where data ->> 'orderId' = '${orderId}' and state = 'completed' limit 1`,
      only: `${bought} and ${on} > now() - interval '7 days'`,
      own: {
        id: id('job'),
        data: `jsonb_build_object('orderId', ${id('order')})`,
        created_on: on,
        started_on: on,
        completed_on: on,
      },
    },
  ]
}
