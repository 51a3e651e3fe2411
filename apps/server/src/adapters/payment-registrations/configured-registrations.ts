import type { ServerConfig } from '../../config/server-config.ts'
import type { PaymentRegistrations } from '../../ports/payment-registrations.ts'
import { demoRegistrations } from './demo-registrations.ts'
import { noRegistrations } from './no-registrations.ts'

/** Milliseconds. A customer waits for this call. */
const TIMEOUT = 8_000

/** Ways to pay are stored at the provider that takes the payments. */
export function configuredRegistrations(config: ServerConfig): PaymentRegistrations {
  const { PAYMENT_DEMO_URL, PAYMENT_DEMO_SECRET, STRIPE_SECRET_KEY } = config
  if (STRIPE_SECRET_KEY || !PAYMENT_DEMO_URL || !PAYMENT_DEMO_SECRET) return noRegistrations
  return demoRegistrations({
    baseUrl: PAYMENT_DEMO_URL,
    secret: PAYMENT_DEMO_SECRET,
    timeoutMilliseconds: TIMEOUT,
  })
}
