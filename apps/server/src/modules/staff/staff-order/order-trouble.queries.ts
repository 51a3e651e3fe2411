import { awaitsPayment, ORDER_STATES, ORDER_TROUBLES, type OrderState, type OrderTrouble } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { ledgerEntry, order as orders, paymentAttempt, refund } from '../../../db/schema/index.ts'
import { orderStateIn } from '../../../db/state-in.ts'

/** What tells of a trouble: the order's own state, money of it that goes back, or a try at paying it. */
type Sign = { states: (state: OrderState) => boolean } | { refunds: SQL } | { attempts: SQL }

/** That a refund is of a payment that came to less than was asked for: what came in is in the books. */
const tooLittle = sql`${refund.why} = 'wrongAmount' and exists (
  select 1 from ${paymentAttempt} join ${ledgerEntry} on ${ledgerEntry.key} = 'capture:' || ${paymentAttempt.id}
  where ${paymentAttempt.id} = ${refund.attemptId} and ${ledgerEntry.amountCents} < ${paymentAttempt.amountCents})`

const wrongSum = sql`${refund.why} in ('alreadyPaid', 'wrongAmount')`

/** That somebody tried to pay with play money; Stripe marks a checkout that was opened with a key of trials itself. */
export const isTrial = sql`(${paymentAttempt.provider} = 'demo' or ${paymentAttempt.reference} like 'cs\\_test\\_%')`

/** Conditions are written out, not sent along: a partial index serves only a query that names what it was made of. */
const SIGNS: Record<OrderTrouble, Sign> = {
  paidNotFulfilled: { states: state => state === 'paid' },
  refundFailed: { refunds: sql`${refund.state} = 'failed'` },
  refundWaiting: { refunds: sql`${refund.state} = 'requested'` },
  paidTwice: { refunds: sql`${wrongSum} and not (${tooLittle})` },
  underpaid: { refunds: sql`${wrongSum} and ${tooLittle}` },
  interrupted: { states: awaitsPayment },
  testPurchase: { attempts: isTrial },
}

/** The states an order in this trouble can be in; all where its state does not tell. */
export function statesOfTrouble(trouble: OrderTrouble): readonly OrderState[] {
  const sign = SIGNS[trouble]
  return 'states' in sign ? ORDER_STATES.filter(sign.states) : ORDER_STATES
}

/** That an order's money tells of the trouble; undefined where its state does. */
export function moneyTells(trouble: OrderTrouble): SQL | undefined {
  const sign = SIGNS[trouble]
  if ('refunds' in sign) return sql`${orders.id} in (select ${refund.orderId} from ${refund} where ${sign.refunds})`
  return 'attempts' in sign
    ? sql`${orders.id} in (select ${paymentAttempt.orderId} from ${paymentAttempt} where ${sign.attempts})`
    : undefined
}

const isIn = (trouble: OrderTrouble): SQL => {
  const sign = SIGNS[trouble]
  if ('refunds' in sign)
    return sql`exists (select 1 from ${refund} where ${refund.orderId} = ${orders.id} and ${sign.refunds})`
  if ('states' in sign) return orderStateIn(orders.state, sign.states)
  return sql`exists (
    select 1 from ${paymentAttempt} where ${paymentAttempt.orderId} = ${orders.id} and ${sign.attempts})`
}

/** Everything that is wrong with an order. `known`: what says it where that is looked up already. */
export const troublesOfOrder = (
  known: { readonly [T in OrderTrouble]?: SQL | SQL.Aliased } = {},
): SQL<OrderTrouble[]> =>
  sql`to_json(array_remove(array[${sql.join(
    ORDER_TROUBLES.map(
      trouble => sql`case when ${known[trouble] ?? isIn(trouble)} then ${sql.raw(`'${trouble}'`)} end`,
    ),
    sql`, `,
  )}], null))`

/** What is wrong with one order. */
export async function troublesOf(db: Statements, orderId: string): Promise<OrderTrouble[]> {
  const { rows } = await db.execute<{ troubles: OrderTrouble[] }>(
    sql`select ${troublesOfOrder()} as troubles from ${orders} where ${orders.id} = ${orderId}`,
  )
  return rows[0]?.troubles ?? []
}
