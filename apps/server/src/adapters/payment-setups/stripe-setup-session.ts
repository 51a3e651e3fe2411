import * as z from 'zod/mini'
import type { SetupReport } from '../../ports/payment/payment-setups.ts'
import { tokenOf } from '../payment-provider/stripe/stored-token.ts'
import { instrumentDetails, instrumentLabel } from '../payment-provider/stripe/stripe-instrument.ts'

const filled = z.string().check(z.minLength(1))

const setupIntent = z.object({
  status: z.string(),
  payment_method: z.nullish(z.union([z.string(), z.extend(instrumentDetails, { id: filled })])),
})

/** What we read of a Checkout Session of the mode `setup`, fetched with `WITH_METHOD`. */
export const setupSession = z.object({
  id: filled,
  object: z.literal('checkout.session'),
  mode: z.literal('setup'),
  status: z.enum(['open', 'complete', 'expired']),
  customer: filled,
  url: z.nullish(z.string()),
  setup_intent: z.nullish(z.union([z.string(), setupIntent])),
})

/** What has to be fetched along with a session. */
export const WITH_METHOD = { expand: ['setup_intent.payment_method'] }

const NOT_UNDERSTOOD = { state: 'unreachable', detail: 'not an answer of Stripe’s' } as const

/** A session in the port's words. */
export function reportOfSetup({ status, customer, setup_intent }: z.infer<typeof setupSession>): SetupReport {
  if (status !== 'complete') return { state: status }
  if (typeof setup_intent !== 'object' || !setup_intent) return NOT_UNDERSTOOD
  if (setup_intent.status === 'canceled') return { state: 'cancelled' }
  if (setup_intent.status === 'requires_payment_method') return { state: 'declined' }
  if (setup_intent.status !== 'succeeded') return { state: 'pending' }
  const { payment_method: method } = setup_intent
  if (typeof method !== 'object' || !method) return NOT_UNDERSTOOD
  const label = instrumentLabel(method) ?? method.type
  return { state: 'confirmed', token: tokenOf({ customer, method: method.id }), label }
}
