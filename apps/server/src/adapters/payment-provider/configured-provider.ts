import type { ServerConfig } from '../../config/server-config.ts'
import type { PaymentProvider } from '../../ports/payment-provider.ts'
import { demoPaymentProvider } from './demo/demo-payment-provider.ts'
import { noPaymentProvider } from './no-provider.ts'

/** Milliseconds. A passenger waits for this call. */
const TIMEOUT = 8_000

/** The provider the configuration names; without one nothing but free products can be bought. */
export const configuredProvider = ({ PAYMENT_DEMO_URL, PAYMENT_DEMO_SECRET }: ServerConfig): PaymentProvider =>
  PAYMENT_DEMO_URL && PAYMENT_DEMO_SECRET
    ? demoPaymentProvider({
        baseUrl: PAYMENT_DEMO_URL,
        secret: PAYMENT_DEMO_SECRET,
        timeoutMilliseconds: TIMEOUT,
        fetch,
      })
    : noPaymentProvider
