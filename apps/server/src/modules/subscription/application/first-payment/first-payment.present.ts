import type { FirstPayment } from '@billett/contract'
import { awaitsPayment, isDecided } from '@billett/domain'
import type { Statements } from '../../../../db/database.ts'
import { latestAttempt, readAnyOrder } from '../../../ticket/order/index.ts'
import type { Ordered } from '../application.repository.ts'

/** How it stands with what an applicant has to pay first; null for whoever has not to. */
export async function presentFirstPayment(
  db: Statements,
  { application, contract }: Pick<Ordered, 'application' | 'contract'>,
): Promise<FirstPayment | null> {
  const { firstPaymentOrderId, priceCents: amountInCent } = application
  if (contract.state !== 'CreditRatingConspicuous1') return null
  const order = firstPaymentOrderId === null ? undefined : await readAnyOrder(db, firstPaymentOrderId)
  const attempt = order && (await latestAttempt(db, order.orderId))
  if (!order || !attempt) return { amountInCent, state: 'due', urlToVerification: null }
  if (awaitsPayment(order.state) || !isDecided(attempt.state))
    return { amountInCent, state: 'open', urlToVerification: attempt.redirectUrl }
  const state = attempt.state === 'declined' || attempt.state === 'cancelled' ? attempt.state : 'due'
  return { amountInCent, state, urlToVerification: null }
}
