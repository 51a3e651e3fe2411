import { sql } from 'drizzle-orm'
import { brokenInvariants } from '../../modules/upkeep/books-check/index.ts'
import { journeyOf } from './journeys.ts'
import type { Passenger } from './passenger.ts'
import type { Plan } from './plan.ts'
import { wrongRefundKeys } from './refund-keys.ts'
import type { Stand } from './stand.ts'

interface Ended extends Record<string, unknown> {
  state: string
  total: number
  wanted: number
  issued: number
  refunds: number
}

/**
 * How a purchase has ended: here, at the provider and in the mail box. `left`: the passenger did not stay to the end.
 */
export async function endOf(
  stand: Stand,
  passenger: Passenger,
  { at, journey }: Plan,
  left: boolean,
): Promise<{ wrong: string[]; doubledMails: number }> {
  const { db } = stand
  const wrong = (await brokenInvariants(db, new Date().toISOString())).map(
    ({ invariant, what }) => `${invariant}: ${what.join(', ')}`,
  )
  const orderId = passenger.orderId()
  // Gone before there was an answer: there is a cart at most.
  if (orderId === undefined) return { wrong: left ? wrong : [...wrong, 'no order'], doubledMails: 0 }

  const { rows } = await db.execute<Ended>(sql`
    select state, total_cents as total, jsonb_array_length(tickets) as wanted,
           (select count(*)::int from issued_ticket t where t.order_id = o.id and t.parent_id is null and t.state <> 'cancelled') as issued,
           (select count(*)::int from refund r where r.order_id = o.id) as refunds
    from "order" o where id = ${orderId}`)
  const [end] = rows
  if (!end) return { wrong: [...wrong, `order ${orderId} is lost`], doubledMails: 0 }
  const { state, total, wanted, issued, refunds } = end
  const isSold = state === 'completed'

  if (state === 'paid') wrong.push('paid, and no ticket')
  if (issued !== (isSold ? wanted : 0)) wrong.push(`${issued} tickets of an order that is ${state}, over ${wanted}`)
  if (!left && issued !== journeyOf(journey).tickets) wrong.push(`${issued} tickets, ${state}`)

  const { kept, refundKeys } = await atProvider(stand, orderId)
  const ours = await db.execute<{ id: string }>(sql`select id from refund where order_id = ${orderId}`)
  wrong.push(
    ...wrongRefundKeys(
      ours.rows.map(({ id }) => id),
      refundKeys,
    ),
  )
  if (kept !== (isSold ? total : 0)) wrong.push(`${state} over ${total}, and the provider keeps ${kept}`)

  if (journey === 'fourRides' && !left) {
    const used = sql`select rides_used from issued_ticket where order_id = ${orderId} and parent_id is null`
    const { rows: parents } = await db.execute<{ rides_used: number }>(used)
    if (parents[0]?.rides_used !== 1) wrong.push(`${parents[0]?.rides_used} rides used`)
  }

  const { withTickets: mails, others } = await stand.mailsTo(passenger.email)
  const doubledMails = isSold ? mails - 1 : mails
  // Between the mail's leaving and our noting it nobody can know: it goes once more rather than not at all.
  const mayBeDoubled = at === 'mailSent' ? 1 : 0
  if (doubledMails < 0 || doubledMails > mayBeDoubled) wrong.push(`${mails} mails, ${state}`)
  // Money that goes back is told of, perhaps again by who takes over from a worker that died meanwhile.
  if (refunds === 0 ? others > 0 : others < refunds) wrong.push(`${others} mails of ${refunds} refunds`)
  return { wrong, doubledMails }
}

interface AtProvider {
  /** Cents that are charged and not given back, whatever we know of it. */
  kept: number
  /** What each refund was asked under. */
  refundKeys: string[]
}

/** How the payments of an order stand at the provider. */
async function atProvider({ db, provider }: Stand, orderId: string): Promise<AtProvider> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select idempotency_key as key from payment_attempt where order_id = ${orderId}`,
  )
  let kept = 0
  const refundKeys: string[] = []
  for (const { key } of rows) {
    const { chargedCents = 0, refundedCents = 0, refunds } = await provider('GET', `/v1/payments?idempotencyKey=${key}`)
    kept += Number(chargedCents) - Number(refundedCents)
    if (Array.isArray(refunds)) refundKeys.push(...refunds.map(({ idempotencyKey }) => String(idempotencyKey)))
  }
  return { kept, refundKeys }
}
