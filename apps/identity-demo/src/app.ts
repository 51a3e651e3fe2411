import { demoApp } from '@billett/demo-service'
import type { FastifyInstance } from 'fastify'
import { type AgencyAccess, accessBy, agencyRoutes } from './agency/agency.routes.ts'
import { cardRoutes } from './register/card.routes.ts'
import { registerRoutes } from './register/register.routes.ts'
import { universityRoutes } from './university/university.routes.ts'

export interface World {
  agency: AgencyAccess
  now: () => Date
}

/** The whole service, listening nowhere yet. */
export function buildApp({ agency, now }: World): FastifyInstance {
  const app = demoApp('identity-demo')
  app.register(universityRoutes(now))
  const isAllowed = accessBy(agency)
  app.register(agencyRoutes(isAllowed))
  app.register(registerRoutes(isAllowed))
  app.register(cardRoutes(isAllowed))
  return app
}
