import { failures } from '@billett/contract'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Every built file has a route of its own; calls, pages and addresses nobody knows are answered by working for them. */
const isFile = ({ routeOptions: { url } }: FastifyRequest): boolean =>
  url !== undefined && url !== '/*' && !/^\/(api|open-id|wallet)\//.test(url)

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
