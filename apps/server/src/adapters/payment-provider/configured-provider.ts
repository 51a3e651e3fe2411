import type { ServerConfig } from '../../config/server-config.ts'
import type { PaymentProvider } from '../../ports/payment-provider.ts'
import { demoPaymentProvider } from './demo/demo-payment-provider.ts'
import { noPaymentProvider } from './no-provider.ts'
import { stripePaymentProvider } from './stripe/stripe-payment-provider.ts'

/** Milliseconds. A passenger waits for this call. */
const TIMEOUT = 8_000

/** The provider the configuration names; without one nothing but free products can be bought. */
export function configuredProvider(config: ServerConfig): PaymentProvider {
  const { PAYMENT_DEMO_URL, PAYMENT_DEMO_SECRET, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = config
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET)
    return stripePaymentProvider({
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      shop: config.PUBLIC_URL,
      methods: config.STRIPE_METHODS,
      timeoutMilliseconds: TIMEOUT,
      apiUrl: config.STRIPE_API_URL,
      now: Date.now,
    })
  if (PAYMENT_DEMO_URL && PAYMENT_DEMO_SECRET)
    return demoPaymentProvider({
      baseUrl: PAYMENT_DEMO_URL,
      secret: PAYMENT_DEMO_SECRET,
      timeoutMilliseconds: TIMEOUT,
    })
  return noPaymentProvider
}
