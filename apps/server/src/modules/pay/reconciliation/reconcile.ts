import type { Cents } from '@billett/domain'
import type { PaymentReport, PaymentSpan } from '../../../ports/payment/payment-provider.ts'
import type { Surroundings } from '../../../world.ts'
import { type OtherPayment, type SettleOther, settlePayment } from '../payment/index.ts'
import { type KnownPayment, knownPayments } from './known-payments.queries.ts'
import { openCase, type Trouble } from './open-case.ts'
import type { PaymentCase } from './payment-case.repository.ts'

/** Payments that are looked up at once. */
const AT_ONCE = 500

interface Reconciled {
  /** How many payments the provider has of the span. */
  asked: number
  /** Cases that were not known before. */
  found: readonly PaymentCase[]
}

/** What our books lack of a payment; undefined where they agree with the provider's. */
function troubleOf(
  { chargedCents, refundedCents }: PaymentReport,
  known: KnownPayment | OtherPayment | undefined,
): Trouble | undefined {
  const keptCents: Cents = chargedCents - refundedCents
  if (!known) return keptCents > 0 ? { kind: 'noOrder', amountCents: keptCents, orderId: null } : undefined
  const unknownCents: Cents = refundedCents - known.refundedCents
  if (unknownCents <= 0) return undefined
  return {
    kind: 'unknownRefund',
    amountCents: unknownCents,
    orderId: 'attempt' in known ? known.attempt.orderId : null,
  }
}

/**
 * Compares all payments the provider has of a span with our books, as after a restore: what is known is settled, and of
 * what is not there is a case for staff. An attempt is stored before its provider is asked, so that whatever the
 * provider has was known here once. Doing it twice finds nothing new. Throws where the provider does not tell all.
 */
export async function reconcile(world: Surroundings, span: PaymentSpan, settleOther: SettleOther): Promise<Reconciled> {
  const answer = await world.payments.listPayments(span)
  if (answer.state !== 'listed') throw new Error(`the payment provider is ${answer.state}: ${answer.detail}`)
  const found: PaymentCase[] = []
  const withCase = (report: PaymentReport, trouble: Trouble, clientId: string | null) =>
    world.db.transaction(tx => openCase(world, tx, { report, trouble, clientId }))
  for (let first = 0; first < answer.payments.length; first += AT_ONCE) {
    const reports = answer.payments.slice(first, first + AT_ONCE)
    const known = await knownPayments(
      world.db,
      reports.map(({ idempotencyKey }) => idempotencyKey),
    )
    for (const report of reports) {
      const ofOrder = known.get(report.idempotencyKey)
      if (ofOrder) await settlePayment(world, ofOrder.attempt)
      const ours = ofOrder ?? (await settleOther(world, report.idempotencyKey))
      const trouble = troubleOf(report, ours)
      const stored = trouble && (await withCase(report, trouble, ours?.clientId ?? null))
      if (stored) found.push(stored)
    }
  }
  return { asked: answer.payments.length, found }
}
