import { createServer } from 'node:http'
import { TEST_CARDS } from '@billett/payment-demo'
import { customerAt, startPaymentDemo, startReceiver } from '@billett/payment-demo/testing'
import type { PaymentProviderLab } from '../payment-provider.contract.ts'
import type { DemoSettings } from './demo-call.ts'
import { demoPaymentProvider } from './demo-payment-provider.ts'

const PATIENT = 10_000
const IMPATIENT = 30

/** A server on a free port that answers everything alike; status 0 never answers. */
const startOddServer = async (status: number) => {
  const server = createServer((_, reply) => {
    if (status > 0) reply.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Something else</h1>')
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
  const statuses = [0, 500, 200, 201, 400, 404]
  const odd = new Map(await Promise.all(statuses.map(async status => [status, await startOddServer(status)] as const)))
  const gone = await startOddServer(0)
  await gone.stop()

  const providerAt = (baseUrl: string, changes: Partial<DemoSettings> = {}) =>
    demoPaymentProvider({ baseUrl, secret: demo.secret, timeoutMilliseconds: PATIENT, fetch, ...changes })
  const oddProvider = (status: number) => providerAt(odd.get(status)?.baseUrl ?? gone.baseUrl)
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
    silent: () => providerAt(odd.get(0)?.baseUrl ?? '', { timeoutMilliseconds: IMPATIENT }),
    broken: () => oddProvider(500),
    impostor: oddProvider,
    stop: () => Promise.all([demo.stop(), receiver.stop(), ...[...odd.values()].map(server => server.stop())]),
  } satisfies PaymentProviderLab & Record<string, unknown>
}
