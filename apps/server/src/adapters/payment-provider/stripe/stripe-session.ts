import * as z from 'zod/mini'

const amount = z.int().check(z.nonnegative())

const charge = z.object({
  amount_refunded: amount,
  payment_method_details: z.nullish(
    z.object({
      card: z.nullish(z.object({ brand: z.nullish(z.string()), last4: z.nullish(z.string()) })),
      sepa_debit: z.nullish(z.object({ country: z.nullish(z.string()), last4: z.nullish(z.string()) })),
      type: z.string(),
    }),
  ),
})

const paymentIntent = z.object({
  id: z.string(),
  status: z.string(),
  amount_received: amount,
  last_payment_error: z.nullish(z.object({ code: z.nullish(z.string()), decline_code: z.nullish(z.string()) })),
  latest_charge: z.nullish(charge),
})

/** What we read of a Checkout Session, fetched with `WITH_CHARGE`. Whatever else answers at Stripe's address does not look like this. */
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
export type StripeIntent = z.infer<typeof paymentIntent>

/** A page of a list of sessions, of anybody who shares the account. */
export const stripeSessions = z.object({
  data: z.array(z.object({ id: z.string(), metadata: z.nullish(z.record(z.string(), z.string())) })),
  has_more: z.boolean(),
})

/** What has to be fetched along with a session. */
export const WITH_CHARGE = { expand: ['payment_intent.latest_charge'] }

/** The payment behind a session; undefined before the customer has tried to pay. */
export const intentOf = ({ payment_intent }: StripeSession): StripeIntent | undefined =>
  typeof payment_intent === 'object' ? (payment_intent ?? undefined) : undefined
