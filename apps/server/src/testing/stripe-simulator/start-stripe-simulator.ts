import Fastify from 'fastify'
import { simulatedAccount, WAYS_TO_PAY, WAYS_TO_SAVE, type WayToPay, type WayToSave } from './account.ts'
import { apiRoutes } from './api-routes.ts'
import { simulatedFaults } from './faults.ts'
import { payPage, setupPage } from './pay-page.ts'
import { invalid, missing, SimulatorError } from './simulator-error.ts'

interface Visit {
  Params: { id: string }
  Body: string
}

const pressed = <Way extends string>(buttons: readonly Way[], body: string): Way => {
  const name = new URLSearchParams(body).get('way')
  return buttons.find(button => button === name) ?? invalidButton()
}
const invalidButton = (): never => {
  throw invalid('This page has no such button.')
}

/**
 * The part of Stripe that the adapters use, on a free port: sessions, their pages, refunds, customers with what they
 * have stored and payments by it, idempotency keys and signed events. Nothing in it is shared with the adapter.
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

  app.get<Visit>('/pay/:id', ({ params }, reply) => {
    const setup = account.setups.find(params.id)
    return reply.type('text/html').send(setup ? setupPage(setup) : payPage(account.sessions.find(params.id)))
  })
  app.post<Visit>('/pay/:id', ({ params, body }, reply) => {
    const setup = account.setups.find(params.id)
    const { successUrl } = setup
      ? account.save(setup, pressed(WAYS_TO_SAVE, body))
      : account.pay(params.id, pressed(WAYS_TO_PAY, body))
    return reply.redirect(successUrl, 303)
  })
  app.post<Visit>('/authenticate/:id', ({ params, body }, reply) =>
    reply.redirect(account.answerBank(params.id, pressed(['approve', 'reject'], body) === 'approve').returnUrl, 303),
  )

  origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    origin,
    secretKey,
    webhookSecret,
    webhooks,
    payPending,
    /** Stored methods that can still be charged. */
    attached: account.customers.attached,
    fail: faults.order,
    /** A customer on the pay page, who presses one of its buttons. */
    press: (payUrl: string, way: WayToPay | WayToSave | 'approve' | 'reject') =>
      fetch(payUrl, { method: 'POST', body: new URLSearchParams({ way }), redirect: 'manual' }),
    stop: () => app.close(),
  }
}
