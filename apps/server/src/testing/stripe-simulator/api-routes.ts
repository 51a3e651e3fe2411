import type { FastifyInstance } from 'fastify'
import type { SimulatedAccount } from './account.ts'
import type { SimulatedFaults } from './faults.ts'
import { type Form, readForm } from './form-body.ts'
import { idempotency } from './idempotency.ts'
import { SimulatorError } from './simulator-error.ts'

interface Call {
  Params: { id: string }
  Body: string
  Querystring: Record<string, string>
}

const NEVER = new Promise<never>(() => {})

/** The calls of Stripe's that the adapter makes. */
export const apiRoutes = (account: SimulatedAccount, faults: SimulatedFaults) => async (api: FastifyInstance) => {
  const { sessions, refunds, show } = account
  const once = idempotency()

  api.addHook('onRequest', async request => {
    if (request.headers.authorization !== `Bearer ${account.secretKey}`)
      throw new SimulatorError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
    if (faults.meets('broken', request)) throw new Error('as ordered')
  })
  api.addHook('onSend', async (request, _, answer) => {
    if (faults.meets('silent', request)) await NEVER
    return faults.meets('nonsense', request) ? '{}' : answer
  })

  const keyed = (path: string, carryOut: (form: Form) => unknown) =>
    api.post<Call>(path, request => {
      const body = request.body ?? ''
      const key = request.headers['idempotency-key']
      return once(path, typeof key === 'string' ? key : undefined, body, () => carryOut(readForm(body)))
    })
  keyed('/checkout/sessions', form => show(sessions.open(form)))
  keyed('/refunds', form => refunds.create(form))

  api.get<Call>('/checkout/sessions/:id', ({ params, query }) => {
    const isExpanded = Object.keys(query).some(name => name.startsWith('expand'))
    return show(sessions.find(params.id), isExpanded)
  })

  api.get<Call>('/checkout/sessions', ({ query }) => {
    const since = Number(query['created[gte]'] ?? 0)
    const all = sessions.all().filter(({ createdAt }) => createdAt >= since)
    const from = all.findIndex(({ id }) => id === query.starting_after) + 1
    const page = all.slice(from, from + Number(query.limit ?? 10))
    return { object: 'list', data: page.map(session => show(session)), has_more: from + page.length < all.length }
  })

  api.post<Call>('/checkout/sessions/:id/expire', ({ params }) => show(account.expire(params.id)))

  api.get<Call>('/refunds', ({ query }) => ({
    object: 'list',
    data: refunds.of(query.payment_intent ?? ''),
    has_more: false,
  }))
}
