import type { FastifyInstance } from 'fastify'
import { Refused } from '../call/refused.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes its body as a form, too. */
    form?: boolean
  }
}

/**
 * Reads forms for the calls that take them (RFC 6749: the token call); every other answers 415. Of a repeated name the
 * last counts.
 */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.form) done(null, Object.fromEntries(new URLSearchParams(String(body))))
    else done(new Refused([{ reason: 'unsupportedMediaType', field: '' }]))
  })
}
