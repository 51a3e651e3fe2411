import type { Language, PaymentSubType, PaymentType } from '@billett/domain'
import type { Unreachable } from '../unreachable.ts'

/** One try at storing a way to pay. */
export interface SetupRequest {
  idempotencyKey: string
  paymentType: PaymentType
  paymentSubType: PaymentSubType
  /**
   * Holds a secret: only the browser in which the way to pay was entered is sent there, and no page or answer of the
   * provider's may show it before.
   */
  returnUrl: string
  /** Where a browser goes in which nothing was entered. */
  cancelUrl: string
  /** Where the provider tells that something has changed. */
  webhookUrl: string
  language: Language
  /** In whose account of which shop it will be stored, for whoever enters it to read. */
  purpose: string
  /** `key`: our own number of the customer. `reference`: what the provider has called them before. */
  customer: { key: string; reference: string | null }
}

export type BegunSetup =
  /** `customer`: what the provider calls them, where it keeps customers. */
  | { state: 'begun'; reference: string; redirectUrl: string; customer?: string }
  /** The provider does not store this way to pay. */
  | { state: 'notStorable' }
  | Unreachable

export type SetupReport =
  /** `label` is fit to be shown (`Visa •••• 1111`), `token` is what the provider charges later. */
  | { state: 'confirmed'; token: string; label: string }
  /** `pending`: entered, and the provider has not decided; `absent`: it knows nothing of it. */
  | { state: 'open' | 'pending' | 'declined' | 'cancelled' | 'expired' | 'absent' }
  | Unreachable

/**
 * Where ways to pay are stored: at the provider, so that no card or account number ever comes here. Nothing throws,
 * every call has a time-out, and none may run inside a database transaction.
 */
export interface PaymentSetups {
  /** Names the provider in stored rows. */
  provider: string
  begin: (request: SetupRequest) => Promise<BegunSetup>
  /** The only source of truth about a setup. */
  find: (reference: string) => Promise<SetupReport>
  /**
   * The provider may forget the way to pay that a token stands for, or a customer with all of theirs; forgetting what
   * is not there is fine.
   */
  forget: (tokenOrCustomer: string) => Promise<{ state: 'forgotten' } | Unreachable>
}
