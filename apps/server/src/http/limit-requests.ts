import { failures, HEADERS } from '@billett/contract'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RouteLimit } from '../call/route.ts'
import { networkOf } from '../call/visitor/network-of.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A built file, which is sent as it is; everything else is answered by working for it. */
    isFile?: boolean
    /** Not counted before it is known who calls; it counts by itself then. */
    countsItself?: boolean
    /** Limits of its own, besides the one of all requests. */
    limits?: readonly RouteLimit[]
  }
}

/** Of each, a reply is kept for a day. More than people write who share a network. */
const KEYED_LIMIT: RouteLimit = { most: 300, per: '1 minute' }

const isUncounted = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.isFile === true || config.countsItself === true

const tooMany = (): Error =>
  Object.assign(new Error('too many requests'), { statusCode: failures.tooManyRequests.status })

/**
 * Answers 429 to who asks more than `most` times a minute, or a route more often than its own limit says; files are
 * served whatever happens.
 */
export async function limitRequests(app: FastifyInstance, most: number): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: most,
    timeWindow: '1 minute',
    allowList: isUncounted,
    keyGenerator: request => networkOf(request.ip),
    errorResponseBuilder: tooMany,
  })
  // A hook of the whole app runs before a route's own: who is refused is counted too, and who is over the limit costs
  // no query.
  app.addHook('onRequest', app.rateLimit())
  const limitKeyed = limitOf(app, KEYED_LIMIT)
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers[HEADERS.idempotencyKey] !== undefined) await limitKeyed(request, reply)
  })
  app.addHook('onRoute', route => {
    const hooks = (route.config?.limits ?? []).map(limit => limitOf(app, limit))
    route.onRequest = [...hooks, ...[route.onRequest ?? []].flat()]
  })
}

type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Counts a request, and refuses it when there were too many; nothing is counted where requests are not limited. */
export function limitOf(app: FastifyInstance, { most, per }: RouteLimit): Limit {
  if (!app.hasDecorator('createRateLimit')) return async () => undefined
  const count = app.createRateLimit({ max: most, timeWindow: per, allowList: [] })
  return async (request, reply) => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    reply.header('retry-after', counted.ttlInSeconds)
    throw tooMany()
  }
}
