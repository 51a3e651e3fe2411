import { addDays, bankDayFrom, type DirectDebit } from '@billett/domain'
import { type Payment, refundedCents } from './payment.ts'

/** The number of nobody that the European rule book gives for examples. */
const CREDITOR_ID = 'DE98ZZZ09999999999'

/** A debit that was begun is collected on the next bank day; what its payer is told of it. */
const debitOf = ({ instrument, state, reference, createdAt }: Payment): DirectDebit | undefined =>
  instrument?.method === 'debit' && ['pending', 'paid', 'refunded'].includes(state)
    ? {
        mandateReference: `DEMO-${reference}`,
        creditorId: CREDITOR_ID,
        collectedOn: bankDayFrom(addDays(createdAt.slice(0, 10), 1)),
      }
    : undefined

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
  debit: debitOf(payment),
  reason: payment.state === 'declined' ? payment.reason : undefined,
  createdAt: payment.createdAt,
  changedAt: payment.changedAt,
  expiresAt: payment.expiresAt,
  payUrl: payment.state === 'open' && baseUrl ? `${baseUrl}/pay/${payment.payToken}` : undefined,
  refunds: payment.refunds.map(refund => ({ ...refund })),
})
