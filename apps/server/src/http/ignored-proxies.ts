import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

/**
 * Says once in the log that callers are named whom nobody believes: behind a proxy that `TRUST_PROXY` does not name
 * everybody has its address, and shares its limits.
 */
export function noteIgnoredProxies(app: FastifyInstance, log: FastifyBaseLogger): void {
  let isNoted = false
  app.addHook('onRequest', (request, _reply, done) => {
    // Whom a trusted proxy names stands before the proxy.
    if (!isNoted && request.headers['x-forwarded-for'] !== undefined && request.ips?.length === 1) {
      isNoted = true
      log.warn('X-Forwarded-For comes from an address that TRUST_PROXY does not name, and is not believed')
    }
    done()
  })
}
