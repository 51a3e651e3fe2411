/** What the Stripe adapter is told by the configuration. */
export interface StripeSettings {
  /** `sk_…`, or `rk_…` with the rights that docs/payments.md names. */
  secretKey: string
  /** `whsec_…` of the endpoint that Stripe sends its events to. */
  webhookSecret: string
  /** Names this shop in the payments of an account that several systems share. */
  shop: string
  methods: readonly StripeMethod[]
  /** Of one try; there are two at most. */
  timeoutMilliseconds: number
  /** Somewhere else than Stripe itself. */
  apiUrl?: string | undefined
  /** Milliseconds since 1970. */
  now: () => number
}

/** Ways to pay in Stripe's own words. */
export const STRIPE_METHODS = ['card', 'sepa_debit', 'paypal'] as const
export type StripeMethod = (typeof STRIPE_METHODS)[number]
