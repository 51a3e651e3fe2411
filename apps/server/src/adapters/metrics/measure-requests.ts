import type { FastifyInstance } from 'fastify'
import type { HttpRequest } from './metrics.ts'

/** Tells of every answered request, by the pattern of its address. */
export function measureRequests(app: FastifyInstance, done: (request: HttpRequest) => void): void {
  app.addHook('onResponse', async (request, reply) => {
    done({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
  })
}
