import { demoApp } from '@billett/demo-service'
import type { PlainDate } from '@billett/domain'
import type { FastifyInstance } from 'fastify'
import { bankRoutes } from './api/bank.routes.ts'
import { openBank } from './bank.ts'
import { pageRoutes } from './page/page.routes.ts'
import type { Store } from './store.ts'

export interface World {
  store: Store
  /** The day it is outside. */
  realDay: () => PlainDate
  secret: string
}

/** The whole bank, listening nowhere yet. */
export function buildApp({ store, realDay, secret }: World): FastifyInstance {
  const app = demoApp('bank-demo')
  const bank = openBank(store, realDay)
  app.register(pageRoutes(bank))
  app.register(bankRoutes(bank, secret), { prefix: '/v1' })
  return app
}
