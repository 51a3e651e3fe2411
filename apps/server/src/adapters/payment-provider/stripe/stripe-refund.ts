import * as z from 'zod/mini'

const amount = z.int().check(z.nonnegative())

/** What we read of a refund. */
export const stripeRefund = z.object({
  id: z.string().check(z.minLength(1)),
  object: z.literal('refund'),
  amount,
  /** `pending` ones have been taken on and are under way to the bank. */
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  metadata: z.nullish(z.record(z.string(), z.string())),
  /** The id, unless it was fetched along. */
  charge: z.nullish(z.union([z.string(), z.object({ amount_refunded: amount })])),
})
export type StripeRefund = z.infer<typeof stripeRefund>

export const stripeRefunds = z.object({ data: z.array(stripeRefund) })
