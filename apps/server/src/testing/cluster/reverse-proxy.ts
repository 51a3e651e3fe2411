import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * What a proxy may send again to another server although the first may have got it: asking twice changes nothing more.
 */
const REPEATABLE = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])

/** Milliseconds for which a server that did not answer is asked last. */
const AVOIDED = 500

export interface ReverseProxy {
  url: string
  close: () => Promise<void>
}

interface Upstream {
  url: string
  avoidUntil: number
}

/**
 * A plain proxy, as nginx is with two lines of `upstream`: takes turns, and goes on with the next where one does not
 * answer.
 */
export async function reverseProxy(servers: readonly string[]): Promise<ReverseProxy> {
  const upstreams: Upstream[] = servers.map(url => ({ url, avoidUntil: 0 }))
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  function inTurn(): Upstream[] {
    turn += 1
    const first = turn % upstreams.length
    const rotated = [...upstreams.slice(first), ...upstreams.slice(0, first)]
    return rotated.toSorted((one, other) => Number(one.avoidUntil > Date.now()) - Number(other.avoidUntil > Date.now()))
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request)
    for (const upstream of inTurn()) {
      const outcome = await pass(upstream, request, body, response, agent)
      if (outcome === 'answered') return
      upstream.avoidUntil = Date.now() + AVOIDED
      if (outcome === 'broken' && !REPEATABLE.has(request.method ?? '')) break
    }
    if (response.headersSent) response.destroy()
    else response.writeHead(502).end()
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise(resolve => {
        agent.destroy()
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

const forwarded = ({ headers, socket }: IncomingMessage): IncomingHttpHeaders => ({
  ...headers,
  'x-forwarded-for': socket.remoteAddress ?? '',
  'x-forwarded-proto': 'http',
  'x-forwarded-host': headers.host ?? '',
})

/** `unreached`: the server never heard of it. `broken`: it may have. */
function pass(
  { url }: Upstream,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  agent: Agent,
): Promise<'answered' | 'unreached' | 'broken'> {
  return new Promise(resolve => {
    const onward = send(`${url}${request.url}`, { method: request.method, headers: forwarded(request), agent })
    onward.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'unreached' : 'broken'),
    )
    onward.once('response', answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      answer.once('end', () => resolve('answered'))
      // Half an answer is none: the passenger's browser must notice.
      answer.once('error', () => {
        response.destroy()
        resolve('answered')
      })
    })
    onward.end(body)
  })
}
