import { TEST_CARDS } from '@billett/payment-demo'
import { customerAt, startPaymentDemo, startReceiver } from '@billett/payment-demo/testing'
import { IMPATIENT, PATIENT, startFailingServers } from '../contract/failing-servers.fixture.ts'
import type { PaymentProviderLab } from '../contract/lab.fixture.ts'
import { demoPaymentProvider } from './demo-payment-provider.ts'

const cardFor = (scenario: string): string => TEST_CARDS.find(card => card.scenario === scenario)?.number ?? ''

/** The real demo provider on a free port. */
export const openDemoLab = async () => {
  const demo = await startPaymentDemo()
  const receiver = await startReceiver()
  const providerAt = (baseUrl: string, timeoutMilliseconds = PATIENT, secret = demo.secret) =>
    demoPaymentProvider({ baseUrl, secret, timeoutMilliseconds })
  const failing = await startFailingServers(providerAt, { error: { code: 'notFound', message: 'An error occurred.' } })
  const payBy = (scenario: string) => (redirectUrl: string) => customerAt(redirectUrl).payByCard(cardFor(scenario))

  return {
    ...failing,
    provider: providerAt(demo.baseUrl()),
    impatient: providerAt(demo.baseUrl(), IMPATIENT),
    withSecret: (secret: string) => providerAt(demo.baseUrl(), PATIENT, secret),
    webhookUrl: receiver.url,
    pay: payBy('paid'),
    payUncovered: payBy('declined-insufficient-funds'),
    payPending: payBy('pending-then-paid'),
    settleEverything: () => demo.advance(20),
    notifications: () => receiver.received,
    stop: () => Promise.all([demo, receiver, failing].map(part => part.stop())),
  } satisfies PaymentProviderLab & Record<string, unknown>
}
