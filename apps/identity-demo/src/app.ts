import Fastify, { type FastifyInstance } from 'fastify'
import { type AgencyAccess, agencyRoutes } from './agency/agency.routes.ts'
import { universityRoutes } from './university/university.routes.ts'

const BODY_LIMIT = 32 * 1024

export interface World {
  agency: AgencyAccess
  now: () => Date
}

/** The whole service, listening nowhere yet. */
export function buildApp({ agency, now }: World): FastifyInstance {
  const app = Fastify({ bodyLimit: BODY_LIMIT, forceCloseConnections: true, logger: false })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addHook('onSend', async (_, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  })
  app.get('/health', async () => ({ status: 'ok', service: 'identity-demo' }))
  app.register(universityRoutes(now))
  app.register(agencyRoutes(agency))
  return app
}
