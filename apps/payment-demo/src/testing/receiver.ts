import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

export type ReceivedWebhook = { headers: IncomingHttpHeaders; body: string }

/** A merchant that listens on a free port, keeps what it is sent and answers with `status`. */
export const startReceiver = async () => {
  const received: ReceivedWebhook[] = []
  const behaviour = { status: 204 }
  const server = createServer(async (request, reply) => {
    received.push({ headers: request.headers, body: await text(request) })
    reply.writeHead(behaviour.status).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the receiver has no port')
  return {
    url: `http://127.0.0.1:${address.port}/webhook`,
    received,
    behaviour,
    stop: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
