import { randomUUID } from 'node:crypto'
import { type Call, type Envelope, type ErrorEnvelope, HEADERS, type Input, pathOf } from '@billett/contract'
import type { Language } from '@billett/domain'
import type { FastifyInstance } from 'fastify'

export interface Answered<Item> {
  status: number
  items: Item[]
  errors: ErrorEnvelope['error']
  headers: Record<string, unknown>
  bytes: Buffer
}

const fill = (path: string, params: Record<string, unknown>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? randomUUID())))

const queryOf = (query: Record<string, unknown>): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const part of Array.isArray(value) ? value : [value]) if (part !== undefined) search.append(name, String(part))
  return search.size > 0 ? `?${search}` : ''
}

/** A visitor of the app under test: keeps the token and the cookie it is given, as a browser would. */
export function visitorOf(app: FastifyInstance, language: Language = 'en', remoteAddress: string = '127.0.0.1') {
  let token: string | undefined
  let cookie: string | undefined

  async function send<P, Q, B, I>(
    call: Call<P, Q, B, I>,
    parts: Partial<Input<P, Q, B>> = {},
    idempotencyKey?: string,
  ): Promise<Answered<I>> {
    const { params, query, body } = parts
    const reply = await app.inject({
      method: call.method,
      remoteAddress,
      url: fill(pathOf(call), { ...params }) + queryOf({ ...query }),
      headers: {
        [HEADERS.language]: language,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(cookie ? { cookie } : {}),
        ...(idempotencyKey ? { [HEADERS.idempotencyKey]: idempotencyKey } : {}),
      },
      ...(body ? { payload: body } : {}),
    })
    const given = reply.headers[HEADERS.authorization]
    if (typeof given === 'string') token = given.replace(/^Bearer /, '')
    const [kept] = [reply.headers['set-cookie'] ?? []].flat()
    cookie = kept?.split(';')[0] ?? cookie
    const isJson = String(reply.headers['content-type']).includes('json')
    const parsed: Partial<Envelope<I> & ErrorEnvelope> = isJson ? reply.json() : {}
    return {
      status: reply.statusCode,
      items: parsed.data ?? [],
      errors: parsed.error ?? [],
      headers: reply.headers,
      bytes: reply.rawPayload,
    }
  }

  return {
    send,
    /** The only item of an answer that has to be good. */
    async ask<P, Q, B, I>(call: Call<P, Q, B, I>, parts: Partial<Input<P, Q, B>> = {}): Promise<I> {
      const { status, items, errors } = await send(call, parts)
      const [first] = items
      if (status !== 200 || first === undefined) throw new Error(`${call.name}: ${status} ${JSON.stringify(errors)}`)
      return first
    },
    withToken(other: string | undefined) {
      token = other
    },
    token: () => token,
  }
}

/** Somebody at the one address of a server of several clients who names a host, as a browser does. */
export function visitorAt(server: FastifyInstance, host: string) {
  const shop: FastifyInstance = Object.create(server)
  const inject: (options: object & { headers: object }) => unknown = options =>
    server.inject({ ...options, headers: { ...options.headers, host } })
  return visitorOf(Object.assign(shop, { inject }))
}
