import { worldOf } from '../../../world-of.ts'
import type { SettleOther } from '../../pay/payment/index.ts'
import { givenBackByCase } from '../../pay/reconciliation/index.ts'
import { paymentBegunAt } from './debt-payment.repository.ts'
import { settleDebt } from './settle-debt.ts'

/** Our keys are UUIDs; what is none was never one of ours. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** For messages of the provider, and for comparing its books with ours: one payment by link, in its client's world. */
export const settleKnownDebt: SettleOther = async (surroundings, idempotencyKey) => {
  if (!UUID.test(idempotencyKey)) return undefined
  const payment = await paymentBegunAt(surroundings.db, surroundings.payments.name, idempotencyKey)
  if (!payment) return undefined
  const { clientId, provider } = payment
  await settleDebt(worldOf(surroundings, clientId), payment)
  const settled = await paymentBegunAt(surroundings.db, provider, idempotencyKey)
  const { refundedCents = 0, reference = null } = settled ?? {}
  const givenBack = reference === null ? 0 : await givenBackByCase(surroundings.db, provider, reference)
  return { clientId, refundedCents: refundedCents + givenBack }
}
