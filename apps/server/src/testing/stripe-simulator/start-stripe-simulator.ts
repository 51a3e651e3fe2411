import Fastify from 'fastify'
import { type Form, readForm } from './form-body.ts'
import { idempotency } from './idempotency.ts'
import { payPage } from './pay-page.ts'
import { simulatedRefunds } from './refunds.ts'
import { sessionBody } from './session-body.ts'
import { type SimulatedSession, simulatedSessions } from './sessions.ts'
import { missing, SimulatorError } from './simulator-error.ts'
import { simulatedWebhooks } from './webhooks.ts'

/** `silent` does what was asked and does not answer; `broken` does nothing and says 500. */
export type SimulatedFault = 'silent' | 'broken'

interface Named {
  Params: { id: string }
  Body: string
  Querystring: Record<string, string>
}

/**
 * The part of Stripe that the adapter uses, on a free port: sessions, their pay page, refunds, idempotency keys and signed events.
 * Nothing in it is shared with the adapter.
 */
export async function startStripeSimulator() {
  const secretKey = 'sk_test_simulated'
  const webhookSecret = 'whsec_simulated'
  const sessions = simulatedSessions()
  const refunds = simulatedRefunds(sessions)
  const webhooks = simulatedWebhooks(webhookSecret)
  const once = idempotency()
  let fault: { kind: SimulatedFault; times: number; at: RegExp } | undefined

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

  const meets = (kind: SimulatedFault, { method, url }: { method: string; url: string }): boolean => {
    if (fault?.kind !== kind || !fault.at.test(`${method} ${url}`)) return false
    fault = fault.times > 1 ? { ...fault, times: fault.times - 1 } : undefined
    return true
  }

  const never = new Promise<never>(() => {})
  let origin = ''
  const show = (session: SimulatedSession, isExpanded = false) => sessionBody(session, origin, isExpanded)
  const tell = (type: string, session: SimulatedSession) => webhooks.announce(type, show(session))

  app.register(
    async api => {
      api.addHook('onRequest', async request => {
        if (request.headers.authorization !== `Bearer ${secretKey}`)
          throw new SimulatorError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
        if (meets('broken', request)) throw new Error('as ordered')
      })
      api.addHook('onSend', async request => {
        if (meets('silent', request)) await never
      })
      const keyed = (path: string, carryOut: (form: Form) => unknown) =>
        api.post<Named>(path, request => {
          const body = request.body ?? ''
          const key = request.headers['idempotency-key']
          return once(path, typeof key === 'string' ? key : undefined, body, () => carryOut(readForm(body)))
        })

      keyed('/checkout/sessions', form => show(sessions.open(form)))
      keyed('/refunds', form => refunds.create(form))

      api.get<Named>('/checkout/sessions/:id', ({ params, query }) =>
        show(
          sessions.find(params.id),
          Object.keys(query).some(name => name.startsWith('expand')),
        ),
      )
      api.get<Named>('/checkout/sessions', ({ query }) => {
        const since = Number(query['created[gte]'] ?? 0)
        const all = sessions.all().filter(({ createdAt }) => createdAt >= since)
        const from = all.findIndex(({ id }) => id === query.starting_after) + 1
        const page = all.slice(from, from + Number(query.limit ?? 10))
        return { object: 'list', data: page.map(session => show(session)), has_more: from + page.length < all.length }
      })
      api.post<Named>('/checkout/sessions/:id/expire', ({ params }) => {
        const session = sessions.expire(params.id)
        tell('checkout.session.expired', session)
        return show(session)
      })
      api.get<Named>('/refunds', ({ query }) => ({
        object: 'list',
        data: refunds.of(query.payment_intent ?? ''),
        has_more: false,
      }))
    },
    { prefix: '/v1' },
  )

  app.get<Named>('/pay/:id', ({ params }, reply) => reply.type('text/html').send(payPage(sessions.find(params.id))))
  app.post<Named>('/pay/:id', ({ params, body }, reply) => {
    const way = new URLSearchParams(body).get('way')
    const { amount, successUrl } = sessions.find(params.id)
    const isCard = way === 'card' || way === 'wrong-amount'
    const session = sessions.pay(
      params.id,
      isCard ? 'card' : 'debit',
      way === 'wrong-amount' ? amount - 100 : undefined,
    )
    tell('checkout.session.completed', session)
    if (way === 'uncovered') decide(session.id, 'insufficient_funds')
    return reply.redirect(successUrl, 303)
  })

  const decide = (id: string, declineCode: string | null) => {
    const session = sessions.decide(id, declineCode)
    tell(`checkout.session.async_payment_${declineCode === null ? 'succeeded' : 'failed'}`, session)
  }

  origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    origin,
    secretKey,
    webhookSecret,
    webhooks,
    /** What the next calls meet whose method and path match. */
    fail: (kind: SimulatedFault, times = 1, at = /./) => {
      fault = { kind, times, at }
    },
    /** A customer on the pay page, who presses one of its buttons. */
    press: (payUrl: string, way: 'card' | 'debit' | 'uncovered' | 'wrong-amount') =>
      fetch(payUrl, { method: 'POST', body: new URLSearchParams({ way }), redirect: 'manual' }),
    /** Every direct debit that is under way is paid. */
    payPending: () => {
      for (const { id, intent } of sessions.all()) if (intent?.status === 'processing') decide(id, null)
    },
    stop: () => app.close(),
  }
}
