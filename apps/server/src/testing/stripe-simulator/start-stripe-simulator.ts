import Fastify from 'fastify'
import { simulatedAccount, WAYS_TO_PAY, type WayToPay } from './account.ts'
import { apiRoutes } from './api-routes.ts'
import { simulatedFaults } from './faults.ts'
import { payPage } from './pay-page.ts'
import { invalid, missing, SimulatorError } from './simulator-error.ts'

interface Visit {
  Params: { id: string }
  Body: string
}

/**
 * The part of Stripe that the adapter uses, on a free port: sessions, their pay page, refunds, idempotency keys and signed events.
 * Nothing in it is shared with the adapter.
 */
export async function startStripeSimulator() {
  let origin = ''
  const account = simulatedAccount(() => origin)
  const { secretKey, webhookSecret, webhooks, payPending } = account
  const faults = simulatedFaults()

  const app = Fastify({ forceCloseConnections: true })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  )
  app.setErrorHandler((error, _, reply) =>
    error instanceof SimulatorError
      ? reply.code(error.status).send({ error: error.error })
      : reply.code(500).send({ error: { type: 'api_error', message: String(error) } }),
  )
  app.setNotFoundHandler(request => {
    throw missing('path', request.url)
  })
  app.register(apiRoutes(account, faults), { prefix: '/v1' })

  app.get<Visit>('/pay/:id', ({ params }, reply) =>
    reply.type('text/html').send(payPage(account.sessions.find(params.id))),
  )
  app.post<Visit>('/pay/:id', ({ params, body }, reply) => {
    const pressed = new URLSearchParams(body).get('way')
    const way = WAYS_TO_PAY.find(known => known === pressed)
    if (!way) throw invalid('This page has no such button.')
    return reply.redirect(account.pay(params.id, way).successUrl, 303)
  })

  origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    origin,
    secretKey,
    webhookSecret,
    webhooks,
    payPending,
    fail: faults.order,
    /** A customer on the pay page, who presses one of its buttons. */
    press: (payUrl: string, way: WayToPay) =>
      fetch(payUrl, { method: 'POST', body: new URLSearchParams({ way }), redirect: 'manual' }),
    stop: () => app.close(),
  }
}
