import { type Call, type ErrorEnvelope, HEADERS, pathOf } from '@billett/contract'
import type { Language } from '@billett/domain'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

interface Raw {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  /** Sent as JSON; a string goes out as it is. */
  body?: unknown
  /** The whole header. */
  authorization?: string | undefined
  language?: Language
  contentType?: string
}

/** How a value stands in an address. */
export const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

export function searchOf(query: Record<string, unknown>): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const part of Array.isArray(value) ? value : [value]) if (part !== undefined) search.append(name, asText(part))
  return search
}

function addressOf(call: Call, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const path = pathOf(call).replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asText(params[name])))
  const search = searchOf(query)
  return search.size > 0 ? `${path}?${search}` : path
}

/** A request that may be of any shape, as nobody who uses the contract could send it. */
export function sendRaw(app: FastifyInstance, call: Call, raw: Raw): Promise<LightMyRequestResponse> {
  const { params = {}, query = {}, body, authorization, language = 'en', contentType = 'application/json' } = raw
  const hasBody = call.method !== 'GET' && body !== undefined
  return app.inject({
    method: call.method,
    url: addressOf(call, params, query),
    headers: {
      [HEADERS.language]: language,
      ...(authorization === undefined ? {} : { authorization }),
      ...(hasBody ? { 'content-type': contentType } : {}),
    },
    ...(hasBody ? { payload: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  })
}

/** The errors of a reply; throws where it is not the envelope. */
export function errorsOf(reply: LightMyRequestResponse): ErrorEnvelope['error'] {
  const { error } = reply.json<Partial<ErrorEnvelope>>()
  if (!Array.isArray(error) || error.length === 0) throw new Error(`not the envelope: ${reply.body.slice(0, 200)}`)
  return error
}
