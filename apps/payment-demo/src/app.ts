import { demoApp } from '@billett/demo-service'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { authenticate } from './api/authenticate.ts'
import { cardRoutes } from './api/cards.routes.ts'
import { demoRoutes } from './api/demo.routes.ts'
import { paymentRoutes } from './api/payments.routes.ts'
import { InvalidInput } from './api/read-input.ts'
import { setupRoutes } from './api/setups.routes.ts'
import { statusOf } from './api/status-of.ts'
import { watchDue } from './due.ts'
import { openLedger } from './ledger.ts'
import { payRoutes } from './pay-page/pay.routes.ts'
import { setupPageRoutes } from './pay-page/setup.routes.ts'
import type { Service } from './service.ts'
import type { World } from './world.ts'

const INVALID = { code: 'invalid', message: 'The request is not valid.' }

/** A part of the service for merchants only, with errors as JSON. */
const merchantsOnly =
  (secret: string, routes: FastifyPluginAsync): FastifyPluginAsync =>
  async app => {
    app.addHook('onRequest', authenticate(secret))
    app.setErrorHandler((error, request, reply) => {
      if (error instanceof InvalidInput) return reply.code(400).send({ error: { ...INVALID, issues: error.issues } })
      const status = statusOf(error)
      if (status < 500) return reply.code(status).send({ error: INVALID })
      request.log.error(error)
      return reply.code(500).send({ error: { code: 'internal', message: 'An error occurred.' } })
    })
    app.setNotFoundHandler((_, reply) =>
      reply.code(404).send({ error: { code: 'noSuchCall', message: 'There is no such call.' } }),
    )
    await app.register(routes)
  }

/** The whole service on a given world; the caller listens and closes. */
export const buildApp = async (world: World): Promise<FastifyInstance> => {
  const app = demoApp('payment-demo')
  const ledger = openLedger(world)
  const due = watchDue(world, ledger)
  const service: Service = { world, ledger, due, randomId: world.randomId }

  // No answer says more than what is safely on the disk.
  app.addHook('onSend', () => ledger.settled())
  app.addHook('onReady', async () => due.kick())
  app.addHook('onClose', async () => {
    due.stop()
    await world.journal.close()
  })

  await app.register(payRoutes(service))
  await app.register(setupPageRoutes(service))
  const merchantRoutes: FastifyPluginAsync = async merchant => {
    for (const routes of [paymentRoutes, setupRoutes, cardRoutes]) await merchant.register(routes(service))
  }
  await app.register(merchantsOnly(world.secret, merchantRoutes), { prefix: '/v1' })
  await app.register(merchantsOnly(world.secret, demoRoutes(service)), { prefix: '/demo' })
  return app
}
