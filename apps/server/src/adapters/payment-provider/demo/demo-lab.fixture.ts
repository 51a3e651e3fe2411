import { createServer } from 'node:http'
import { TEST_CARDS } from '@billett/payment-demo'
import { customerAt, startPaymentDemo, startReceiver } from '@billett/payment-demo/testing'
import { IMPOSTOR_ANSWERS, type PaymentProviderLab } from '../payment-provider.contract.ts'
import type { DemoSettings } from './demo-call.ts'
import { demoPaymentProvider } from './demo-payment-provider.ts'

const PATIENT = 10_000
const IMPATIENT = 30

/** A server on a free port that gives everybody the same answer; status 0 gives none. */
const startOddServer = async (status: number, body = '') => {
  const server = createServer((_, reply) => {
    if (status > 0) reply.writeHead(status).end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const stop = async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
  return { baseUrl: `http://127.0.0.1:${address.port}`, stop }
}

const cardFor = (scenario: string): string => TEST_CARDS.find(card => card.scenario === scenario)?.number ?? ''

/** The real demo provider on a free port. */
export const openDemoLab = async () => {
  const demo = await startPaymentDemo()
  const receiver = await startReceiver()
  const silent = await startOddServer(0)
  // The provider's own form of an error, so that it is the status that counts.
  const broken = await startOddServer(
    500,
    JSON.stringify({ error: { code: 'notFound', message: 'An error occurred.' } }),
  )
  const impostors = new Map(
    await Promise.all(
      IMPOSTOR_ANSWERS.map(
        async ({ status, body }) => [`${status} ${body}`, await startOddServer(status, body)] as const,
      ),
    ),
  )
  const gone = await startOddServer(0)
  await gone.stop()

  const providerAt = (baseUrl: string, changes: Partial<DemoSettings> = {}) =>
    demoPaymentProvider({ baseUrl, secret: demo.secret, timeoutMilliseconds: PATIENT, fetch, ...changes })
  const payBy = (scenario: string) => (redirectUrl: string) => customerAt(redirectUrl).payByCard(cardFor(scenario))

  return {
    demo,
    provider: providerAt(demo.baseUrl()),
    impatient: providerAt(demo.baseUrl(), { timeoutMilliseconds: IMPATIENT }),
    withSecret: (secret: string) => providerAt(demo.baseUrl(), { secret }),
    webhookUrl: receiver.url,
    pay: payBy('paid'),
    payUncovered: payBy('declined-insufficient-funds'),
    payPending: payBy('pending-then-paid'),
    settleEverything: () => demo.advance(20),
    notifications: () => receiver.received,
    offline: () => providerAt(gone.baseUrl),
    silent: () => providerAt(silent.baseUrl, { timeoutMilliseconds: IMPATIENT }),
    broken: () => providerAt(broken.baseUrl),
    impostor: ({ status, body }) => providerAt(impostors.get(`${status} ${body}`)?.baseUrl ?? gone.baseUrl),
    stop: () => Promise.all([demo, receiver, silent, broken, ...impostors.values()].map(server => server.stop())),
  } satisfies PaymentProviderLab & Record<string, unknown>
}
