import { type Payment, refundedCents } from './payment.ts'

/** A payment as the merchant sees it. `payUrl` is there as long as the customer can still pay. */
export const presentPayment = (payment: Payment, baseUrl?: string) => ({
  reference: payment.reference,
  idempotencyKey: payment.idempotencyKey,
  state: payment.state,
  amountCents: payment.request.amountCents,
  currency: payment.request.currency,
  chargedCents: payment.chargedCents,
  refundedCents: refundedCents(payment),
  merchantReference: payment.request.merchantReference,
  metadata: payment.request.metadata,
  method: payment.instrument?.method,
  instrument: payment.instrument?.label,
  reason: payment.state === 'declined' ? payment.reason : undefined,
  createdAt: payment.createdAt,
  changedAt: payment.changedAt,
  expiresAt: payment.expiresAt,
  payUrl: payment.state === 'open' && baseUrl ? `${baseUrl}/pay/${payment.payToken}` : undefined,
  refunds: payment.refunds.map(refund => ({ ...refund })),
})
