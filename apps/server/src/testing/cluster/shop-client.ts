import { setTimeout as pause } from 'node:timers/promises'
import { type Call, type Envelope, HEADERS, type Input, pathOf } from '@billett/contract'

/** How often a call is made at most where nothing else is said, and milliseconds in between. */
const TRIES = 40
const PAUSE = 100

/** Answers that say nothing of the call: somebody on the way could not reach a server, or a server its database. */
const TRY_AGAIN = new Set([502, 503, 504])

const addressOf = (shop: string, call: Call, params: object, query: object): string => {
  const values = new Map<string, unknown>(Object.entries(params))
  const path = pathOf(call).replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return `${shop}${path}${search.size > 0 ? `?${search}` : ''}`
}

/** Somebody answered, and not well. */
export class WrongAnswer extends Error {
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

/** Nobody answered. */
export class NoAnswer extends Error {}

/**
 * A browser that asks again where no answer came. Every call of a purchase may be made twice: a second cart is left
 * alone, and everything after it names the order.
 */
export function shopClient(shop: string) {
  let token: string | undefined
  let repeated = 0

  async function once(url: string, method: string, body: unknown): Promise<Response | undefined> {
    try {
      const reply = await fetch(url, {
        method,
        headers: {
          [HEADERS.language]: 'en',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        body: body ? JSON.stringify(body) : null,
      })
      return TRY_AGAIN.has(reply.status) ? undefined : reply
    } catch {
      return undefined
    }
  }

  return {
    /** How often something had to be asked again. */
    repeated: () => repeated,
    /** The items of a good answer; throws at any answer that is wrong. */
    async ask<P, Q, B, I>(
      call: Call<P, Q, B, I>,
      parts: Partial<Input<P, Q, B>> = {},
      triesAtMost = TRIES,
    ): Promise<I[]> {
      const { params, query, body } = parts
      const url = addressOf(shop, call, { ...params }, { ...query })
      for (let tries = 0; tries < triesAtMost; tries += 1) {
        const reply = await once(url, call.method, body)
        const text = await reply?.text().catch(() => undefined)
        if (reply === undefined || text === undefined) {
          repeated += 1
          await pause(PAUSE)
          continue
        }
        if (reply.status !== 200) throw new WrongAnswer(`${call.name}: ${reply.status} ${text}`, reply.status)
        token = reply.headers.get(HEADERS.authorization)?.slice('Bearer '.length) ?? token
        const { data }: Envelope<I> = JSON.parse(text)
        return data
      }
      throw new NoAnswer(`${call.name} was not answered, ${triesAtMost} times`)
    },
  }
}
