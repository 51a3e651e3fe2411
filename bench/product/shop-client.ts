import { Agent } from 'node:http'
import { type Call, type Envelope, HEADERS, type Input, pathOf } from '@billett/contract'
import { request } from '../measure/request.ts'

/** A visitor of the running shop, typed by the contract; keeps its token and its connection as a browser does. */
export function shopClient(shop: string) {
  const agent = new Agent({ keepAlive: true })
  let token: string | undefined

  return {
    agent,
    /** The next call is made by somebody new. */
    forget() {
      token = undefined
    },
    /** The next calls are made by the bearer of this token. */
    become(signedIn: string) {
      token = signedIn
    },
    /** Whoever the calls are made by; empty before the first answer. */
    token: () => token ?? '',
    /** What the shop answers; throws where it refuses, with the status as cause. */
    async ask<P, Q, B, I>(call: Call<P, Q, B, I>, parts: Partial<Input<P, Q, B>> = {}): Promise<I[]> {
      const { params, query, body } = parts
      const reply = await request({
        agent,
        method: call.method,
        url: addressOf(shop, pathOf(call), { ...params }, { ...query }),
        headers: {
          [HEADERS.language]: 'en',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      if (reply.status !== 200) throw new Error(`${call.name}: ${reply.status} ${reply.body}`, { cause: reply.status })
      const given = reply.headers[HEADERS.authorization]
      if (typeof given === 'string') token = given.slice('Bearer '.length)
      const { data }: Envelope<I> = JSON.parse(reply.body)
      return data
    },
  }
}

export type ShopClient = ReturnType<typeof shopClient>

/** The address of a call with its path and query filled in. */
export function addressOf(
  shop: string,
  path: string,
  params: Record<string, unknown>,
  query: Record<string, unknown>,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  return `${shop}${filled}${search.size > 0 ? `?${search}` : ''}`
}
