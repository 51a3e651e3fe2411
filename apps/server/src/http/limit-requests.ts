import { failures } from '@billett/contract'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../call/network-of.ts'
import type { RouteLimit } from '../call/route.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A built file, which is sent as it is; everything else is answered by working for it. */
    isFile?: boolean
    /** Limits of its own, besides the one of all requests. */
    limits?: readonly RouteLimit[]
  }
}

const isFile = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.isFile === true

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
    allowList: isFile,
    keyGenerator: request => networkOf(request.ip),
    errorResponseBuilder: tooMany,
  })
  // A hook of the whole app runs before a route's own: who is refused is counted too, and who is over the limit costs
  // no query.
  app.addHook('onRequest', app.rateLimit())
  app.addHook('onRoute', route => {
    const hooks = (route.config?.limits ?? []).map(limit => {
      const count = app.createRateLimit({ max: limit.most, timeWindow: limit.per })
      return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
        const counted = await count(request)
        if (counted.isAllowed || !counted.isExceeded) return
        reply.header('retry-after', counted.ttlInSeconds)
        throw tooMany()
      }
    })
    route.onRequest = [...hooks, ...[route.onRequest ?? []].flat()]
  })
}
