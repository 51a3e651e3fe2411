import type { Cents } from '@billett/domain'
import type Stripe from 'stripe'
import type { Amount, RefundAnswer, RefundRefusal } from '../../../ports/payment/payment-provider.ts'
import { findPayment } from './find-payment.ts'
import { fromMinorUnits, toMinorUnits } from './minor-units.ts'
import { answerOf, notAnswered } from './stripe-call.ts'
import type { StripeRefusal } from './stripe-failure.ts'
import { type StripeRefund, stripeRefund, stripeRefunds } from './stripe-refund.ts'

interface Asked {
  minorUnits: number
  key: string
}

const LISTED = 100

const refusedFor = (reason: RefundRefusal): RefundAnswer => ({ state: 'refused', reason })

const refusalOf = ({ kind, code, param }: StripeRefusal): RefundAnswer => {
  if (kind === 'absent') return { state: 'absent' }
  // A mistake of ours that can be put right; the money is still owed.
  if (kind === 'unauthorized') return { state: 'unknown', detail: code }
  if (kind === 'keyReused') return refusedFor('keyReused')
  return refusedFor(code === 'charge_already_refunded' || param === 'amount' ? 'exceedsPaid' : 'rejected')
}

const done = ({ id, status }: StripeRefund, refundedCents: Cents): RefundAnswer =>
  status === 'failed' || status === 'canceled'
    ? refusedFor('rejected')
    : { state: 'refunded', refundReference: id, refundedCents }

const refundsOf = (stripe: Stripe, intent: string) =>
  answerOf(stripeRefunds, async () => stripe.refunds.list({ payment_intent: intent, limit: LISTED }))

const createRefund = (stripe: Stripe, intent: string, { minorUnits, key }: Asked) =>
  answerOf(stripeRefund, () =>
    stripe.refunds.create(
      { payment_intent: intent, amount: minorUnits, metadata: { idempotencyKey: key }, expand: ['charge'] },
      { idempotencyKey: key },
    ),
  )

/**
 * Gives back a part or all of what was paid, once per key. Stripe forgets idempotency keys after a day, so that a
 * refund is known by its metadata as well. `now`: milliseconds since 1970.
 */
export async function refundPayment(
  stripe: Stripe,
  reference: string,
  { amountCents, currency }: Amount,
  key: string,
  now: number,
): Promise<RefundAnswer> {
  const found = await findPayment(stripe, { reference }, now)
  if (found.state !== 'found') return found
  const { report, intentId } = found
  if (report.currency !== currency) return refusedFor('currencyDiffers')
  if (intentId === undefined || (report.state !== 'paid' && report.state !== 'refunded')) return refusedFor('notPaid')
  const minorUnits = toMinorUnits(amountCents, currency)
  if (minorUnits === undefined) return refusedFor('rejected')

  const earlier = await refundsOf(stripe, intentId)
  if (earlier.state !== 'answered') return notAnswered(earlier)
  const same = earlier.value.data.find(({ metadata }) => metadata?.idempotencyKey === key)
  if (same) return same.amount === minorUnits ? done(same, report.refundedCents) : refusedFor('keyReused')

  const created = await createRefund(stripe, intentId, { minorUnits, key })
  if (created.state === 'refused') return refusalOf(created.refusal)
  if (created.state !== 'answered') return created
  const { charge } = created.value
  const total = typeof charge === 'object' && charge ? fromMinorUnits(charge.amount_refunded, currency) : undefined
  return done(created.value, total ?? report.refundedCents + amountCents)
}
