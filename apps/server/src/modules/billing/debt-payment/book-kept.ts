import type { Transaction } from '../../../db/database.ts'
import type { PaymentReport } from '../../../ports/payment/payment-provider.ts'
import type { World } from '../../../world.ts'
import { openCase } from '../../pay/reconciliation/index.ts'
import { raiseEvent } from '../../run/common/index.ts'
import { payDebt } from '../dunning/index.ts'
import type { StoredPayment } from './debt-payment.repository.ts'

/**
 * Books what a payment brought and has not gone back, whatever was asked for: less pays a part, more what is due next,
 * and what is left is credited to the payer. Staff are told of another amount. What cannot be booked, of
 * another currency or of somebody who never owed anything, is a case that is given back.
 */
export async function bookKept(
  world: World,
  tx: Transaction,
  { id, payerId, clientId, amountCents }: StoredPayment,
  report: PaymentReport,
): Promise<'paid' | 'refunded' | 'surplus'> {
  const { chargedCents, refundedCents, currency, reference } = report
  const cents = chargedCents - refundedCents
  if (cents <= 0) return 'refunded'
  const from = { attemptId: id }
  const isBooked = currency === 'EUR' && (await payDebt(world, tx, { payerId, cents, from, account: 'provider' }))
  if (!isBooked) {
    await openCase(world, tx, { report, trouble: { kind: 'noOrder', amountCents: cents, orderId: null }, clientId })
    return 'surplus'
  }
  if (cents !== amountCents) {
    const facts = { what: 'otherAmount' as const, reference, amountCents: cents, currency }
    await raiseEvent(tx, world, clientId, { kind: 'payment', about: reference, facts })
  }
  return 'paid'
}
