interface PaymentSettings {
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  STRIPE_API_URL?: string | undefined
  PAYMENT_DEMO_URL?: string | undefined
  BILLETT_DEMO: boolean
}

/** Why payments could not be taken by Stripe as the settings stand. */
export function wrongStripe({
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
  STRIPE_API_URL,
  BILLETT_DEMO,
  PAYMENT_DEMO_URL,
}: PaymentSettings): string | undefined {
  if (!STRIPE_SECRET_KEY) return undefined
  if (PAYMENT_DEMO_URL) return 'STRIPE_SECRET_KEY and PAYMENT_DEMO_URL are both set: one provider takes the payments.'
  if (!STRIPE_WEBHOOK_SECRET)
    return 'STRIPE_SECRET_KEY is set, but STRIPE_WEBHOOK_SECRET is not: no event could be believed.'
  const isTest = /_test_/.test(STRIPE_SECRET_KEY)
  if (isTest && !BILLETT_DEMO)
    return 'STRIPE_SECRET_KEY is a test key, but BILLETT_DEMO is not set: tickets would cost nothing.'
  if (!isTest && BILLETT_DEMO)
    return 'STRIPE_SECRET_KEY is a live key, but BILLETT_DEMO is set: specimens would cost money.'
  if (STRIPE_API_URL && !BILLETT_DEMO) return 'STRIPE_API_URL is set, but BILLETT_DEMO is not: that is not Stripe.'
  return undefined
}
