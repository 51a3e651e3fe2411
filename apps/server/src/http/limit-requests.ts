import { failures } from '@billett/contract'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A built file, which is sent as it is; everything else is answered by working for it. */
    isFile?: boolean
  }
}

const isFile = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.isFile === true

/** Answers 429 to who asks more than `most` times a minute; files are served whatever happens. */
export async function limitRequests(app: FastifyInstance, most: number): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: most,
    timeWindow: '1 minute',
    allowList: isFile,
    errorResponseBuilder: () =>
      Object.assign(new Error('too many requests'), { statusCode: failures.tooManyRequests.status }),
  })
  // A hook of the whole app runs before a route's own: who is refused is counted too, and who is over the limit costs no query.
  app.addHook('onRequest', app.rateLimit())
}
