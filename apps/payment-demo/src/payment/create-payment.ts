import { isDeepStrictEqual } from 'node:util'
import { epochOf, toInstant } from '@billett/domain'
import type { Chosen } from '../behaviour/scenarios.ts'
import type { Ledger } from '../ledger.ts'
import type { Payment, PaymentRequest } from './payment.ts'

export type Created = { ok: true; payment: Payment; isNew: boolean } | { ok: false; reason: 'keyReused' }

/** One payment per idempotency key: the same request again finds the first one, another request is refused. */
export const createPayment = (
  { ledger, randomId }: { ledger: Ledger; randomId: () => string },
  idempotencyKey: string,
  request: PaymentRequest,
  chosen: Chosen | undefined,
): Created => {
  const { book } = ledger
  const earlier = book.payments.get(book.referenceByKey.get(idempotencyKey) ?? '')
  if (earlier)
    return isDeepStrictEqual(earlier.request, request)
      ? { ok: true, payment: earlier, isNew: false }
      : { ok: false, reason: 'keyReused' }
  const reference = `pay_${randomId()}`
  const expiresAt = toInstant(epochOf(ledger.now()) + request.expiresInSeconds * 1000)
  ledger.record({ kind: 'created', reference, payToken: randomId(), idempotencyKey, request, chosen, expiresAt })
  const payment = book.payments.get(reference)
  if (!payment) throw new Error(`payment ${reference} was recorded and is not in the book`)
  return { ok: true, payment, isNew: true }
}
