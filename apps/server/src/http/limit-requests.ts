import { failures } from '@billett/contract'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RouteLimit } from '../call/route.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A built file, which is sent as it is; everything else is answered by working for it. */
    isFile?: boolean
    /** Limit of its own, besides the one of all requests. */
    limit?: RouteLimit | undefined
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
    errorResponseBuilder: tooMany,
  })
  // A hook of the whole app runs before a route's own: who is refused is counted too, and who is over the limit costs
  // no query.
  app.addHook('onRequest', app.rateLimit())
  app.addHook('onRoute', route => {
    const limit = route.config?.limit
    if (!limit) return
    const count = app.createRateLimit({ max: limit.most, timeWindow: limit.per })
    const refuseTooMany = async (request: FastifyRequest): Promise<void> => {
      const counted = await count(request)
      if (!counted.isAllowed && counted.isExceeded) throw tooMany()
    }
    route.onRequest = [refuseTooMany, ...[route.onRequest ?? []].flat()]
  })
}
