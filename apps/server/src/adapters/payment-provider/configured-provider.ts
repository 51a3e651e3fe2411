import type { ServerConfig } from '../../config/server-config.ts'
import type { PaymentProvider } from '../../ports/payment/payment-provider.ts'
import { demoSettings, stripeSettings } from './configured-settings.ts'
import { demoPaymentProvider } from './demo/demo-payment-provider.ts'
import { noPaymentProvider } from './no-provider.ts'
import { stripePaymentProvider } from './stripe/stripe-payment-provider.ts'

/** The provider the configuration names; without one nothing but free products can be bought. */
export function configuredProvider(config: ServerConfig): PaymentProvider {
  const stripe = stripeSettings(config)
  const demo = demoSettings(config)
  if (stripe) return stripePaymentProvider(stripe)
  return demo ? demoPaymentProvider(demo) : noPaymentProvider
}
