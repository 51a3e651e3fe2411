import { createServer } from 'node:http'
import type { PaymentProvider } from '../../../ports/payment/payment-provider.ts'

export type ImpostorAnswer = { status: number; body: string }

/** What a proxy, a parked address or a sign-in page may say in place of the provider. */
export const IMPOSTOR_ANSWERS: readonly ImpostorAnswer[] = [
  { status: 200, body: '<h1>Welcome</h1>' },
  { status: 200, body: '{"state":"paid"}' },
  { status: 201, body: '{}' },
  { status: 200, body: '' },
  { status: 400, body: '{"message":"Bad request"}' },
  { status: 404, body: '{"message":"Not found"}' },
  { status: 404, body: '<h1>Not found</h1>' },
]

/** Milliseconds */
export const PATIENT = 10_000
export const IMPATIENT = 30

/** A server on a free port that gives everybody the same answer; status 0 gives none. */
const startServer = async ({ status, body }: ImpostorAnswer) => {
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

/**
 * An adapter made for an address, in front of servers that fail in every way. `errorBody`: the provider's own form of
 * an error.
 */
export async function startFailingServers(
  providerAt: (baseUrl: string, timeoutMilliseconds: number) => PaymentProvider,
  errorBody: object,
) {
  const silent = await startServer({ status: 0, body: '' })
  // In the provider's own form, so that it is the status that counts.
  const broken = await startServer({ status: 500, body: JSON.stringify(errorBody) })
  const impostors = new Map(
    await Promise.all(IMPOSTOR_ANSWERS.map(async answer => [answer, await startServer(answer)] as const)),
  )
  const gone = await startServer({ status: 0, body: '' })
  await gone.stop()

  return {
    offline: () => providerAt(gone.baseUrl, PATIENT),
    silent: () => providerAt(silent.baseUrl, IMPATIENT),
    broken: () => providerAt(broken.baseUrl, PATIENT),
    impostor: (answer: ImpostorAnswer) => {
      const server = impostors.get(answer)
      if (!server) throw new Error(`no impostor says ${answer.status} ${answer.body}`)
      return providerAt(server.baseUrl, PATIENT)
    },
    stop: () => Promise.all([silent, broken, ...impostors.values()].map(server => server.stop())),
  }
}
