import type { Instant, OrderState } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { isUndecided, orderStateIn } from '../../../db/state-in.ts'

/** The orders that are looked at. */
export interface Among {
  clientId: string
  orderIds: readonly string[]
  now: Instant
}

const ENDED: readonly OrderState[] = ['completed', 'partlyCancelled', 'cancelled', 'aborted']

/** Nothing can become of the order any more: no money is on its way in or out, and nobody can travel on it. */
const isOver = (now: Instant): SQL => sql`
  ${orderStateIn(sql`o.state`, state => ENDED.includes(state))}
  and not exists (select 1 from payment_attempt a where a.order_id = o.id and ${isUndecided(sql`a.state`)})
  and not exists (select 1 from refund r where r.order_id = o.id and r.state <> 'done')
  and not exists (select 1 from prepaid_top_up u where u.order_id = o.id and u.state = 'requested')
  and not exists (select 1 from issued_ticket t where t.order_id = o.id and t.valid_to >= ${now}::timestamptz)`

/** Held until the transaction ends; what somebody else holds has its turn in a week. */
async function due(tx: Transaction, { clientId, orderIds, now }: Among, which: SQL): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select o.id from "order" o
    where o.id = any(${sql.param(orderIds)}::uuid[]) and o.client_id = ${clientId} and ${which} and ${isOver(now)}
    order by o.id
    for update of o skip locked`)
  return rows.map(({ id }) => id)
}

const these = (ids: readonly string[]): SQL => sql`any(${sql.param(ids)}::uuid[])`

/** Carts that ended before a moment without having been ordered: nothing else hangs on them. */
export async function dropCarts(tx: Transaction, among: Among, before: Instant): Promise<void> {
  const carts = await due(
    tx,
    among,
    sql`o.state = 'aborted' and o.expires_on < ${before}::timestamptz
      and not exists (select 1 from payment_attempt a where a.order_id = o.id)
      and not exists (select 1 from ledger_entry l where l.order_id = o.id)
      and not exists (select 1 from discount_use d where d.order_id = o.id)`,
  )
  if (carts.length === 0) return
  await tx.execute(sql`delete from mail_wish where order_id = ${these(carts)}`)
  await tx.execute(sql`delete from order_tag where order_id = ${these(carts)}`)
  await tx.execute(sql`delete from "order" where id = ${these(carts)}`)
}

/** The tickets of a row without who travels on them, in their order. */
const withoutPassengers = (tickets: SQL): SQL => sql`(
  select coalesce(jsonb_agg(jsonb_set(ticket, '{passenger}', '{}') order by place), '[]')
  from jsonb_array_elements(${tickets}) with ordinality as list (ticket, place))`

const hasPassengers = (tickets: SQL): SQL =>
  sql`exists (select 1 from jsonb_array_elements(${tickets}) as ticket where ticket -> 'passenger' <> '{}')`

/** Of orders made, and tickets that ended, before a moment: who travelled, and the barcodes, which say so too. */
export async function forgetPassengers(tx: Transaction, among: Among, before: Instant): Promise<void> {
  const ids = await due(
    tx,
    among,
    sql`coalesce(o.paid_on, o.created_on) < ${before}::timestamptz
      and not exists (select 1 from issued_ticket t where t.order_id = o.id and t.valid_to >= ${before}::timestamptz)
      and (${hasPassengers(sql`o.tickets`)}
        or exists (select 1 from issued_ticket t where t.order_id = o.id and t.barcode is not null))`,
  )
  if (ids.length === 0) return
  await tx.execute(sql`
    update issued_ticket set content = jsonb_set(content, '{passenger}', '{}'), barcode = null
    where order_id = ${these(ids)}`)
  await tx.execute(sql`
    update "order" set tickets = ${withoutPassengers(sql`tickets`)}
    where id = ${these(ids)} and ${hasPassengers(sql`tickets`)}`)
}

/** As `maskedCard` shows it. */
const maskedCard = (cardNumber: SQL): SQL => sql`'•••• ' || right(${cardNumber}, 4)`

const withoutCards = (tickets: SQL): SQL => sql`(
  select coalesce(jsonb_agg(
    case when ticket -> 'topUp' is null then ticket
      else jsonb_set(ticket, '{topUp,cardNumber}', to_jsonb(${maskedCard(sql`ticket #>> '{topUp,cardNumber}'`)})) end
    order by place), '[]')
  from jsonb_array_elements(${tickets}) with ordinality as list (ticket, place))`

/**
 * Where tickets came from and went to, told from either side. A ticket that was handed over, which has ended long ago,
 * loses its barcode with that: without one nobody asks any more as what it lives on.
 */
const dropHandOvers = (tx: Transaction, orderIds: readonly string[]) =>
  tx.execute(sql`
    with gone as (
      delete from ticket_hand_over where order_id = ${these(orderIds)} or taken_order_id = ${these(orderIds)}
      returning ticket_id)
    update issued_ticket set barcode = null from gone where id = gone.ticket_id and barcode is not null`)

/**
 * From then on nobody can be told from an order: buyer, owner, cards, what staff tagged it with, where it came from and
 * to whom its tickets went go. Amounts, bookings, the invoice's number and the provider's reference stay, as books have
 * to. An order that was paid is kept as long as receipts are, whatever became of its money.
 */
export async function anonymiseOrders(
  tx: Transaction,
  among: Among,
  before: { paid: Instant; unpaid: Instant },
): Promise<void> {
  const ids = await due(
    tx,
    among,
    sql`(o.buyer is not null or o.return_url is not null)
      and case when exists (select 1 from ledger_entry l where l.order_id = o.id)
        then coalesce(o.paid_on, o.created_on) < ${before.paid}::timestamptz
        else o.state = 'aborted' and o.expires_on < ${before.unpaid}::timestamptz end`,
  )
  if (ids.length === 0) return
  await tx.execute(sql`delete from order_tag where order_id = ${these(ids)}`)
  await dropHandOvers(tx, ids)
  await tx.execute(
    sql`update prepaid_top_up set card_number = ${maskedCard(sql`card_number`)} where order_id = ${these(ids)}`,
  )
  await tx.execute(
    sql`update payment_attempt set token = null, method_label = null, redirect_url = null where order_id = ${these(ids)}`,
  )
  await tx.execute(sql`
    update issued_ticket set content = jsonb_set(content, '{passenger}', '{}'), barcode = null
    where order_id = ${these(ids)} and (barcode is not null or content -> 'passenger' <> '{}')`)
  await tx.execute(sql`
    update "order" set buyer = null, owner_id = gen_random_uuid(), return_url = null,
      tickets = ${withoutCards(withoutPassengers(sql`tickets`))}
    where id = ${these(ids)}`)
}
