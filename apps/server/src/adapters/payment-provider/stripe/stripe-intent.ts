import * as z from 'zod/mini'
import { instrumentDetails } from './stripe-instrument.ts'

const amount = z.int().check(z.nonnegative())

const charge = z.object({ amount_refunded: amount, payment_method_details: z.nullish(instrumentDetails) })

const error = z.object({ code: z.nullish(z.string()), decline_code: z.nullish(z.string()) })

/** What we read of a PaymentIntent, fetched with its latest charge. */
export const paymentIntent = z.object({
  id: z.string(),
  status: z.string(),
  amount_received: amount,
  last_payment_error: z.nullish(error),
  latest_charge: z.nullish(charge),
})
export type StripeIntent = z.infer<typeof paymentIntent>

/** One that is a payment by itself, by a stored method: no session stands before it. */
export const storedIntent = z.extend(paymentIntent, {
  object: z.literal('payment_intent'),
  amount,
  currency: z.string().check(z.regex(/^[a-z]{3}$/)),
  metadata: z.record(z.string(), z.string()),
  next_action: z.nullish(z.object({ redirect_to_url: z.nullish(z.object({ url: z.nullish(z.string()) })) })),
})
export type StoredIntent = z.infer<typeof storedIntent>

/** What has to be fetched along with an intent. */
export const WITH_LATEST_CHARGE = { expand: ['latest_charge'] }

/** Where the customer answers their bank; undefined where it asks nothing. */
export const bankPageOf = ({ next_action }: StoredIntent): string | undefined =>
  next_action?.redirect_to_url?.url ?? undefined

/** Tells our payments by a stored method from the intents behind our sessions. */
export const STORED_KIND = 'stored'
