import Stripe from 'stripe'
import type { StripeSettings } from './stripe-settings.ts'

/** The version whose shapes `stripe-session.ts` reads. The account's own version may be another. */
const API_VERSION = '2026-10-28.endive'

/** One more try, with the same idempotency key, after a broken connection or an error of Stripe's. */
const RETRIES = 1

const addressOf = (apiUrl: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> => {
  if (apiUrl === undefined) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  return protocol === 'http:'
    ? { host: hostname, port: port || 80, protocol: 'http' }
    : { host: hostname, port: port || 443, protocol: 'https' }
}

/** Stripe's own library, with a time-out a waiting passenger can bear. Nothing about our use of it is reported. */
export const stripeClient = ({ secretKey, apiUrl, timeoutMilliseconds }: StripeSettings): Stripe =>
  new Stripe(secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: RETRIES,
    timeout: timeoutMilliseconds,
    telemetry: false,
    ...addressOf(apiUrl),
  })
