import type { Cents, PlainDate } from '@billett/domain'
import type { StoredApplication } from './application.repository.ts'

/** What is debited first of what was ordered, less what its applicant pays before that; null where nothing is. */
export function firstDebitOf({
  firstDebitOn,
  firstDebitCents,
  firstPaymentOrderId,
  priceCents,
}: StoredApplication): { on: PlainDate; amountInCent: Cents } | null {
  if (firstDebitOn === null || firstDebitCents === null) return null
  const amountInCent = firstPaymentOrderId === null ? firstDebitCents : firstDebitCents - priceCents
  return amountInCent > 0 ? { on: firstDebitOn, amountInCent } : null
}
