import type { ServerConfig } from '../../config/server-config.ts'
import type { PaymentSetups } from '../../ports/payment/payment-setups.ts'
import { demoSettings, stripeSettings } from '../payment-provider/configured-settings.ts'
import { demoSetups } from './demo-setups.ts'
import { noSetups } from './no-setups.ts'
import { stripeSetups } from './stripe-setups.ts'

/** Ways to pay are stored at the provider that takes the payments. */
export function configuredSetups(config: ServerConfig): PaymentSetups {
  const stripe = stripeSettings(config)
  const demo = demoSettings(config)
  if (stripe) return stripeSetups(stripe)
  return demo ? demoSetups(demo) : noSetups
}
