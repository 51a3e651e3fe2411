import { startReceiver } from '@billett/payment-demo/testing'
import { startStripeSimulator } from '../../../testing/stripe-simulator/start-stripe-simulator.ts'
import { IMPATIENT, PATIENT, startFailingServers } from '../contract/failing-servers.fixture.ts'
import type { PaymentProviderLab } from '../contract/lab.fixture.ts'
import { stripePaymentProvider } from './stripe-payment-provider.ts'
import { STRIPE_METHODS, type StripeSettings } from './stripe-settings.ts'

/** The adapter, with Stripe's own library, against the simulator on a free port. */
export const openStripeLab = async () => {
  const stripe = await startStripeSimulator()
  const receiver = await startReceiver()
  stripe.webhooks.endpoints.push(receiver.url)
  const { secretKey, webhookSecret } = stripe
  const settings: StripeSettings = {
    secretKey,
    webhookSecret,
    shop: 'https://shop.example',
    methods: STRIPE_METHODS,
    timeoutMilliseconds: PATIENT,
    now: Date.now,
  }
  const providerWith = (changes: Partial<StripeSettings>) =>
    stripePaymentProvider({ ...settings, apiUrl: stripe.origin, ...changes })
  const failing = await startFailingServers(
    (apiUrl, timeoutMilliseconds) => providerWith({ apiUrl, timeoutMilliseconds }),
    { error: { type: 'api_error', code: 'resource_missing', message: 'An error occurred.' } },
  )
  const pressing = (way: Parameters<typeof stripe.press>[1]) => (payUrl: string) => stripe.press(payUrl, way)

  return {
    ...failing,
    stripe,
    provider: providerWith({}),
    impatient: providerWith({ timeoutMilliseconds: IMPATIENT }),
    providerWith,
    webhookUrl: receiver.url,
    pay: pressing('card'),
    payUncovered: pressing('uncovered'),
    payPending: pressing('debit'),
    settleEverything: async () => {
      stripe.payPending()
      await stripe.webhooks.deliverAll()
    },
    notifications: () => receiver.received,
    stop: () => Promise.all([stripe, receiver, failing].map(part => part.stop())),
  } satisfies PaymentProviderLab & Record<string, unknown>
}
