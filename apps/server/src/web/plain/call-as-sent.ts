import { type Call, HEADERS, pathOf } from '@billett/contract'
import type { Language } from '@billett/domain'
import type { FastifyRequest, LightMyRequestResponse } from 'fastify'

/** What says who asks, from where and by what; the call counts and remembers them as of any other request. */
const CARRIED = ['host', 'cookie', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'] as const

/**
 * Makes a call for the page that a browser asked for: the very one that a script would make, with its access, its
 * limits and its reply.
 */
export function callAsSent(
  request: FastifyRequest,
  call: Call,
  language: Language,
  { query, body }: { query?: Record<string, string | number>; body?: object },
): Promise<LightMyRequestResponse> {
  const headers = Object.fromEntries(
    CARRIED.flatMap(name => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
  )
  return request.server.inject({
    method: call.method,
    url: pathOf(call),
    ...(query && { query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])) }),
    remoteAddress: request.socket.remoteAddress,
    headers: { ...headers, [HEADERS.language]: language },
    ...(body && { payload: body }),
  })
}
