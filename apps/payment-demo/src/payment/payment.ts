import type { Cents, Instant, Language } from '@billett/domain'
import type { Chosen } from '../behaviour/scenarios.ts'
import type { DeclineReason } from './decline-reason.ts'

export const PAYMENT_METHODS = ['card', 'debit', 'wallet'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** What the merchant asks for. */
export type PaymentRequest = {
  amountCents: Cents
  /** ISO 4217, upper case. */
  currency: string
  /** The merchant's own number, for example of the order. */
  merchantReference: string
  description: string
  returnUrl: string
  webhookUrl?: string | undefined
  method?: PaymentMethod | undefined
  /** Of a way to pay that was stored: it is charged, at once or after the bank's question. */
  token?: string | undefined
  language: Language
  expiresInSeconds: number
  metadata: Record<string, string>
}

/** What was paid with, as a customer may see it again; never a full number. */
export type Instrument = { method: PaymentMethod; label: string }

export type Refund = { reference: string; idempotencyKey: string; amountCents: Cents; at: Instant }

/** `refunded` means wholly; a partly refunded payment stays `paid`. */
export type PaymentState = 'open' | 'pending' | 'paid' | 'declined' | 'cancelled' | 'expired' | 'refunded'

/** The bank's question between the card form and the charge. */
export type Challenge = { instrument: Instrument; chosen?: Chosen | undefined }

/** How a pending payment will end. */
export type Pending = { until: Instant; end: 'paid' | 'declined' }

export type Payment = {
  reference: string
  /** Opens the pay page; the reference alone does not. */
  payToken: string
  idempotencyKey: string
  request: PaymentRequest
  chosen?: Chosen | undefined
  createdAt: Instant
  expiresAt: Instant
  changedAt: Instant
  state: PaymentState
  /** Counts the accepted submits; every form is good for one step. */
  step: number
  challenge?: Challenge | undefined
  instrument?: Instrument | undefined
  pending?: Pending | undefined
  reason?: DeclineReason | undefined
  chargedCents: Cents
  refunds: readonly Refund[]
}

export const refundedCents = (payment: Payment): Cents =>
  payment.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
