import type { Instant, Language } from '@billett/domain'
import type { Chosen } from '../behaviour/scenarios.ts'
import type { DeclineReason } from '../payment/decline-reason.ts'
import type { Challenge, Instrument, PaymentMethod, Pending } from '../payment/payment.ts'

/** What the merchant asks for: a way to pay that it can charge again. */
export type SetupRequest = {
  method: PaymentMethod
  /** The merchant's own number. */
  merchantReference: string
  /** For the browser in which something was entered, and for no other. */
  returnUrl: string
  /** For every other. */
  cancelUrl: string
  /** For whom it is stored, for the customer to read. */
  purpose?: string | undefined
  webhookUrl?: string | undefined
  language: Language
  expiresInSeconds: number
  metadata: Record<string, string>
}

export type SetupState = 'open' | 'pending' | 'confirmed' | 'declined' | 'cancelled' | 'expired'

/** One try at storing a way to pay. */
export type Setup = {
  reference: string
  /** Opens its page; the reference alone does not. */
  payToken: string
  idempotencyKey: string
  request: SetupRequest
  chosen?: Chosen | undefined
  createdAt: Instant
  expiresAt: Instant
  changedAt: Instant
  state: SetupState
  /** Counts the accepted submits; every form is good for one step. */
  step: number
  challenge?: Challenge | undefined
  instrument?: Instrument | undefined
  /** Charging it asks the bank's question first. */
  needsChallenge?: boolean | undefined
  pending?: (Omit<Pending, 'end'> & { end: 'confirmed' | 'declined' }) | undefined
  reason?: DeclineReason | undefined
  /** What the merchant charges it by, once it is confirmed. */
  token?: string | undefined
}

/** Where a setup goes from `open` or `pending`. */
export type SetupMove =
  | { state: 'pending'; pending: NonNullable<Setup['pending']> }
  | { state: 'confirmed'; token: string }
  | { state: 'declined'; reason: DeclineReason }
  | { state: 'cancelled' }
  | { state: 'expired' }

/** A way to pay that was stored, until the merchant has it forgotten. */
export type StoredInstrument = { instrument: Instrument; chosen?: Chosen | undefined; needsChallenge: boolean }
