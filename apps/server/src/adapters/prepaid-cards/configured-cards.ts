import type { ServerConfig } from '../../config/server-config.ts'
import type { PrepaidCards } from '../../ports/payment/prepaid-cards.ts'
import { demoCardService } from './demo-card-service.ts'
import { noCards } from './no-cards.ts'

/** Milliseconds. A customer waits for this call. */
const TIMEOUT = 8_000

/** The card service the configuration names; without one no card is known. */
export function configuredCards({ PAYMENT_DEMO_URL, PAYMENT_DEMO_SECRET }: ServerConfig): PrepaidCards {
  if (!PAYMENT_DEMO_URL || !PAYMENT_DEMO_SECRET) return noCards
  return demoCardService({ baseUrl: PAYMENT_DEMO_URL, secret: PAYMENT_DEMO_SECRET, timeoutMilliseconds: TIMEOUT })
}
