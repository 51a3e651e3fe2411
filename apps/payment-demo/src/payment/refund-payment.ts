import type { Cents } from '@billett/domain'
import { behaviourOf } from '../behaviour/scenarios.ts'
import type { Ledger } from '../ledger.ts'
import { announcement } from './announce.ts'
import { chosenFor } from './move-payment.ts'
import { type Payment, type Refund, refundedCents } from './payment.ts'

export type Refunded =
  | { ok: true; refund: Refund; isNew: boolean }
  | { ok: false; reason: 'keyReused' | 'notPaid' | 'exceedsPaid' | 'currencyDiffers' }

type Asked = { idempotencyKey: string; amountCents: Cents; currency: string }

/** Gives back all or a part. One refund per idempotency key of a payment, and never more than was charged. */
export const refundPayment = (
  { ledger, randomId }: { ledger: Ledger; randomId: () => string },
  payment: Payment,
  { idempotencyKey, amountCents, currency }: Asked,
): Refunded => {
  if (currency !== payment.request.currency) return { ok: false, reason: 'currencyDiffers' }
  const earlier = payment.refunds.find(refund => refund.idempotencyKey === idempotencyKey)
  if (earlier)
    return earlier.amountCents === amountCents
      ? { ok: true, refund: earlier, isNew: false }
      : { ok: false, reason: 'keyReused' }
  if (payment.state !== 'paid' && payment.state !== 'refunded') return { ok: false, reason: 'notPaid' }
  if (refundedCents(payment) + amountCents > payment.chargedCents) return { ok: false, reason: 'exceedsPaid' }

  const now = ledger.now()
  const refund = { reference: `ref_${randomId()}`, idempotencyKey, amountCents, at: now }
  const { webhook: manner, seconds } = behaviourOf(chosenFor(ledger, payment))
  const { chargedCents } = payment
  const event = announcement({ type: 'payment.refunded', payment, chargedCents, manner, seconds, now }, randomId)
  ledger.record({ kind: 'refunded', reference: payment.reference, refund, event })
  return { ok: true, refund, isNew: true }
}
