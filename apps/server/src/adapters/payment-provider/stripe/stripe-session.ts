import * as z from 'zod/mini'
import { paymentIntent, type StripeIntent } from './stripe-intent.ts'

const amount = z.int().check(z.nonnegative())

/**
 * What we read of a Checkout Session, fetched with `WITH_CHARGE`. Whatever else answers at Stripe's address does not
 * look like this.
 */
export const stripeSession = z.object({
  id: z.string().check(z.minLength(1)),
  object: z.literal('checkout.session'),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: amount,
  currency: z.string().check(z.regex(/^[a-z]{3}$/)),
  /** Unix seconds */
  expires_at: z.int(),
  url: z.nullish(z.string()),
  metadata: z.record(z.string(), z.string()),
  payment_intent: z.nullish(z.union([z.string(), paymentIntent])),
})
export type StripeSession = z.infer<typeof stripeSession>

/** What has to be fetched along with a session. */
export const WITH_CHARGE = { expand: ['payment_intent.latest_charge'] }

/** The payment behind a session; undefined before the customer has tried to pay. */
export const intentOf = ({ payment_intent }: StripeSession): StripeIntent | undefined =>
  typeof payment_intent === 'object' ? (payment_intent ?? undefined) : undefined
