import Stripe from 'stripe'
import type { Unknown } from '../../../ports/payment/payment-provider.ts'
import type { Unreachable } from '../../../ports/unreachable.ts'

/** Stripe's own word on why it did not do something; undefined where it explained nothing. */
export interface StripeRefusal {
  kind: 'absent' | 'keyReused' | 'unauthorized' | 'rejected' | 'declined'
  code: string
  /** The parameter it is about. */
  param: string | undefined
  /** The payment that a bank has declined. */
  intent?: string | undefined
}

const {
  StripeAuthenticationError,
  StripeCardError,
  StripeConnectionError,
  StripeError,
  StripeIdempotencyError,
  StripeInvalidRequestError,
  StripePermissionError,
} = Stripe.errors

/** What an error means that Stripe's library has thrown. A text of Stripe's may name the key and is not passed on. */
export function refusalIn(error: unknown): StripeRefusal | undefined {
  if (error instanceof StripeIdempotencyError) return { kind: 'keyReused', code: 'idempotency_error', param: undefined }
  if (error instanceof StripeInvalidRequestError && error.rawType === 'invalid_request_error')
    return {
      kind: error.statusCode === 404 && error.code === 'resource_missing' ? 'absent' : 'rejected',
      code: error.code ?? 'invalid_request_error',
      param: error.param,
    }
  if (error instanceof StripeCardError)
    return { kind: 'declined', code: error.code ?? 'card_error', param: error.param, intent: error.payment_intent?.id }
  // The key is wrong, or may not do this.
  if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError)
    return { kind: 'unauthorized', code: 'unauthorized', param: undefined }
  return undefined
}

/** An error that leaves open whether the call was carried out. */
export const noKnowledge = (error: unknown): Unreachable | Unknown =>
  error instanceof StripeConnectionError
    ? { state: 'unreachable', detail: error.message }
    : {
        state: 'unknown',
        detail: error instanceof StripeError ? `${error.type} ${error.statusCode ?? ''}`.trim() : 'not understood',
      }
