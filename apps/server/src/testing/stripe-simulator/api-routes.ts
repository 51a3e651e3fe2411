import type { FastifyInstance } from 'fastify'
import type { SimulatedAccount } from './account.ts'
import type { SimulatedFaults } from './faults.ts'
import { type Form, readForm, textAt } from './form-body.ts'
import { idempotency } from './idempotency.ts'
import { invalid, missing, SimulatorError } from './simulator-error.ts'
import { SIMULATED_MANDATE } from './stored-methods.ts'

interface Call {
  Params: { id: string }
  Body: string
  Querystring: Record<string, string>
}

/** Parameters that the version in use no longer has are refused, as Stripe does. */
function current(form: Form): Form {
  if ('payment_method_types' in form)
    throw invalid('Received unknown parameter: payment_method_types', {
      code: 'parameter_unknown',
      param: 'payment_method_types',
    })
  return form
}

const isBefore =
  (query: Record<string, string>) =>
  ({ createdAt }: { createdAt: number }): boolean =>
    createdAt < Number(query['created[lt]'] ?? Number.POSITIVE_INFINITY)

const NEVER = new Promise<never>(() => {})

/** The calls of Stripe's that the adapter makes. */
export const apiRoutes = (account: SimulatedAccount, faults: SimulatedFaults) => async (api: FastifyInstance) => {
  const { sessions, setups, customers, charges, refunds, show, showSetup, showCharge } = account
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

  const keyed = (path: string, carryOut: (form: Form, id: string) => unknown) =>
    api.post<Call>(path, request => {
      const body = request.body ?? ''
      const key = request.headers['idempotency-key']
      const carryOutOnce = () => carryOut(current(readForm(body)), request.params.id)
      return once(request.url, typeof key === 'string' ? key : undefined, body, carryOutOnce)
    })
  keyed('/checkout/sessions', form =>
    textAt(form, 'mode') === 'setup' ? showSetup(setups.open(form)) : show(sessions.open(form)),
  )
  keyed('/customers', () => customers.create())
  keyed('/payment_intents', form => showCharge(charges.create(form)))
  keyed('/payment_intents/:id/confirm', (form, id) => showCharge(charges.confirm(id, form)))
  keyed('/refunds', form => refunds.create(form))

  api.get<Call>('/checkout/sessions/:id', ({ params, query }) => {
    const isExpanded = Object.keys(query).some(name => name.startsWith('expand'))
    const setup = setups.find(params.id)
    return setup ? showSetup(setup, isExpanded) : show(sessions.find(params.id), isExpanded)
  })

  api.get<Call>('/mandates/:id', ({ params: { id } }) => {
    if (id !== SIMULATED_MANDATE.id) throw missing('mandate', id)
    const { reference } = SIMULATED_MANDATE
    return { id, object: 'mandate', payment_method_details: { type: 'sepa_debit', sepa_debit: { reference } } }
  })

  api.delete<Call>('/customers/:id', ({ params }) => customers.remove(params.id))
  api.post<Call>('/payment_methods/:id/detach', ({ params }) => customers.detach(params.id))
  api.get<Call>('/payment_intents/:id', ({ params }) => showCharge(charges.find(params.id)))
  api.post<Call>('/payment_intents/:id/cancel', ({ params }) => showCharge(charges.cancel(params.id)))
  api.get<Call>('/payment_intents', ({ query }) => {
    const all = charges.of(query.customer, Number(query['created[gte]'] ?? 0)).filter(isBefore(query))
    return { object: 'list', data: all.map(showCharge), has_more: false }
  })

  api.get<Call>('/checkout/sessions', ({ query }) => {
    const since = Number(query['created[gte]'] ?? 0)
    const all = sessions.all().filter(session => session.createdAt >= since && isBefore(query)(session))
    const isExpanded = Object.keys(query).some(name => name.startsWith('expand'))
    const from = all.findIndex(({ id }) => id === query.starting_after) + 1
    const page = all.slice(from, from + Number(query.limit ?? 10))
    return {
      object: 'list',
      data: page.map(session => show(session, isExpanded)),
      has_more: from + page.length < all.length,
    }
  })

  api.post<Call>('/checkout/sessions/:id/expire', ({ params }) => show(account.expire(params.id)))

  api.get<Call>('/refunds', ({ query }) => ({
    object: 'list',
    data: refunds.of(query.payment_intent ?? ''),
    has_more: false,
  }))
}
