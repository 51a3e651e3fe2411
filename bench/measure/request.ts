import { type Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import type { Call } from '@billett/contract'

export type Sent = {
  agent: Agent
  method: Call['method']
  url: string
  headers?: Record<string, string>
  body?: string
}
export type Received = { status: number; headers: IncomingHttpHeaders; body: string }

/** Milliseconds without a byte after which nobody answers any more. */
const PATIENCE = 30_000

/** One request with Node's own client, which costs the least of those at hand. Redirects are not followed. */
export function request({ agent, method, url, headers = {}, body }: Sent): Promise<Received> {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { agent, method, headers: { ...headers, ...length }, timeout: PATIENCE }, reply => {
      const parts: Buffer[] = []
      reply.on('data', part => parts.push(part))
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(parts).toString() }),
      )
      reply.on('error', reject)
    })
    sent.on('timeout', () => sent.destroy(new Error(`${method} ${url}: no answer within ${PATIENCE / 1000} s`)))
    sent.on('error', reject)
    sent.end(body)
  })
}
