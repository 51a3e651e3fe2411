import type { Cents } from '@billett/domain'
import type Stripe from 'stripe'
import type { Amount, RefundAnswer } from '../../../ports/payment-provider.ts'
import { fetchSession } from './fetch-session.ts'
import { fromMinorUnits, toMinorUnits } from './minor-units.ts'
import { answerOf, notAnswered, type StripeAnswer } from './stripe-call.ts'
import type { StripeRefusal } from './stripe-failure.ts'
import { reportOf } from './stripe-report.ts'
import { intentOf } from './stripe-session.ts'

interface Asked extends Amount {
  /** The same amount in Stripe's count. */
  minorUnits: number
  key: string
}

const LISTED = 100

const refusedFor = (
  reason: 'notPaid' | 'exceedsPaid' | 'currencyDiffers' | 'keyReused' | 'rejected',
): RefundAnswer => ({
  state: 'refused',
  reason,
})

const refusalOf = ({ kind, code, param }: StripeRefusal): RefundAnswer => {
  if (kind === 'absent') return { state: 'absent' }
  // A mistake of ours that can be put right; the money is still owed.
  if (kind === 'unauthorized') return { state: 'unknown', detail: code }
  if (kind === 'keyReused') return refusedFor('keyReused')
  return refusedFor(code === 'charge_already_refunded' || param === 'amount' ? 'exceedsPaid' : 'rejected')
}

/** A refund that Stripe has taken on; it may still be under way to the bank. */
const done = (refund: Stripe.Refund, refundedCents: Cents): RefundAnswer =>
  refund.status === 'failed' || refund.status === 'canceled'
    ? refusedFor('rejected')
    : { state: 'refunded', refundReference: refund.id, refundedCents }

/** Stripe forgets idempotency keys after a day, so that a refund is known by its metadata as well. */
const refundsOf = (stripe: Stripe, intent: string): Promise<StripeAnswer<Stripe.Refund[]>> =>
  answerOf(async () => (await stripe.refunds.list({ payment_intent: intent, limit: LISTED })).data)

const createRefund = (stripe: Stripe, intent: string, { minorUnits, key }: Asked) =>
  answerOf(() =>
    stripe.refunds.create(
      { payment_intent: intent, amount: minorUnits, metadata: { idempotencyKey: key }, expand: ['charge'] },
      { idempotencyKey: key },
    ),
  )

/** Gives back a part or all of what was paid, once per key. `now`: milliseconds since 1970. */
export async function refundSession(
  stripe: Stripe,
  reference: string,
  { amountCents, currency }: Amount,
  key: string,
  now: number,
): Promise<RefundAnswer> {
  const found = await fetchSession(stripe, { reference }, now)
  if (found.state !== 'found') return found
  const report = reportOf(found.session, now)
  const intent = intentOf(found.session)
  if (report && report.currency !== currency) return refusedFor('currencyDiffers')
  if (!report || !intent || (report.state !== 'paid' && report.state !== 'refunded')) return refusedFor('notPaid')
  const minorUnits = toMinorUnits(amountCents, currency)
  if (minorUnits === undefined) return refusedFor('rejected')

  const earlier = await refundsOf(stripe, intent.id)
  if (earlier.state !== 'answered') return notAnswered(earlier)
  const same = earlier.value.find(({ metadata }) => metadata?.idempotencyKey === key)
  if (same) return same.amount === minorUnits ? done(same, report.refundedCents) : refusedFor('keyReused')

  const created = await createRefund(stripe, intent.id, { amountCents, currency, minorUnits, key })
  if (created.state === 'refused') return refusalOf(created.refusal)
  if (created.state !== 'answered') return created
  const { charge } = created.value
  const total = typeof charge === 'object' && charge ? charge.amount_refunded : undefined
  return done(created.value, total === undefined ? report.refundedCents + amountCents : fromMinorUnits(total, currency))
}
