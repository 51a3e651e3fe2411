import type { ServerConfig } from '../../config/server-config.ts'
import type { PaymentRegistrations } from '../../ports/payment-registrations.ts'
import { demoSettings, stripeSettings } from '../payment-provider/configured-settings.ts'
import { demoRegistrations } from './demo-registrations.ts'
import { noRegistrations } from './no-registrations.ts'
import { stripeRegistrations } from './stripe-registrations.ts'

/** Ways to pay are stored at the provider that takes the payments. */
export function configuredRegistrations(config: ServerConfig): PaymentRegistrations {
  const stripe = stripeSettings(config)
  const demo = demoSettings(config)
  if (stripe) return stripeRegistrations(stripe)
  return demo ? demoRegistrations(demo) : noRegistrations
}
