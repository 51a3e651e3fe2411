import type { ServerConfig } from '../../config/server-config.ts'
import type { DemoSettings } from './demo/demo-call.ts'
import type { StripeSettings } from './stripe/stripe-settings.ts'

/** Milliseconds. A passenger waits for these calls. */
const TIMEOUT = 8_000

/** Of the shop's Stripe account; undefined where the configuration names none. */
export function stripeSettings(config: ServerConfig): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = config
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return undefined
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    shop: config.PUBLIC_URL,
    methods: config.STRIPE_METHODS,
    timeoutMilliseconds: TIMEOUT,
    apiUrl: config.STRIPE_API_URL,
    now: Date.now,
  }
}

/** Of the demo payment provider; undefined where the configuration names none. */
export function demoSettings({ PAYMENT_DEMO_URL, PAYMENT_DEMO_SECRET }: ServerConfig): DemoSettings | undefined {
  if (!PAYMENT_DEMO_URL || !PAYMENT_DEMO_SECRET) return undefined
  return { baseUrl: PAYMENT_DEMO_URL, secret: PAYMENT_DEMO_SECRET, timeoutMilliseconds: TIMEOUT }
}
