import type { Language, PaymentSubType, PaymentType } from '@billett/domain'

/** One try at storing a way to pay. */
export interface RegistrationRequest {
  idempotencyKey: string
  paymentType: PaymentType
  paymentSubType: PaymentSubType
  /** The provider adds `registrationReference` to it. */
  returnUrl: string
  /** Where the provider tells that something has changed. */
  webhookUrl: string
  language: Language
}

type Unreachable = { state: 'unreachable'; detail: string }

export type BegunRegistration =
  | { state: 'begun'; reference: string; redirectUrl: string }
  /** The provider does not store this way to pay. */
  | { state: 'notStorable' }
  | Unreachable

export type RegistrationReport =
  /** `label` is fit to be shown (`Visa •••• 1111`), `token` is what the provider charges later. */
  | { state: 'confirmed'; token: string; label: string }
  /** `pending`: entered, and the provider has not decided; `absent`: it knows nothing of it. */
  | { state: 'open' | 'pending' | 'declined' | 'cancelled' | 'expired' | 'absent' }
  | Unreachable

/**
 * Where ways to pay are stored: at the provider, so that no card or account number ever comes here. Nothing throws, every call has a time-out, and none
 * may run inside a database transaction.
 */
export interface PaymentRegistrations {
  /** Names the provider in stored rows. */
  provider: string
  begin: (request: RegistrationRequest) => Promise<BegunRegistration>
  /** The only source of truth about a registration. */
  find: (reference: string) => Promise<RegistrationReport>
  /** The provider may forget the way to pay; forgetting what is not there is fine. */
  forget: (token: string) => Promise<{ state: 'forgotten' } | Unreachable>
}
