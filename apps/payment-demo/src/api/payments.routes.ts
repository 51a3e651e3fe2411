import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { behaviourOf, type Chosen, isScenarioName } from '../behaviour/scenarios.ts'
import { createPayment } from '../payment/create-payment.ts'
import { movePayment } from '../payment/move-payment.ts'
import type { PaymentRequest } from '../payment/payment.ts'
import { presentPayment } from '../payment/present-payment.ts'
import { refundPayment } from '../payment/refund-payment.ts'
import type { Service } from '../service.ts'
import { failsAfter, failsBefore, faultAt, faultOf } from './fault.ts'
import { findQuery, idempotentHeaders, paymentRequest, referenceParams, refundRequest } from './schemas.ts'

const MESSAGES = {
  notFound: 'There is no such payment.',
  refused: 'This merchant may not do that at the moment.',
  keyReused: 'This idempotency key was used for another request.',
  notCancellable: 'Only an open payment can be cancelled.',
  notPaid: 'Only a paid payment can be refunded.',
  exceedsPaid: 'The refunds would exceed what was charged.',
  currencyDiffers: 'The payment has another currency.',
} as const

const refuse = (reply: FastifyReply, status: number, code: keyof typeof MESSAGES) =>
  reply.code(status).send({ error: { code, message: MESSAGES[code] } })

const chosenIn = ({ metadata }: PaymentRequest): Chosen | undefined => {
  const { scenario, seconds } = metadata
  if (scenario === undefined || !isScenarioName(scenario)) return undefined
  return { scenario, seconds: seconds === undefined ? undefined : Number(seconds) }
}

export const paymentRoutes =
  ({ world, ledger, due, randomId }: Service): FastifyPluginAsyncZod =>
  async app => {
    const { book } = ledger
    const baseUrl = ({ protocol, host }: FastifyRequest) => world.publicUrl ?? `${protocol}://${host}`

    /** The scenario that was ordered for the next payments, and with it one of them used up. */
    const takeNext = (): Chosen | undefined => {
      const { next, times } = book.behaviour
      if (!next || times === 0) return undefined
      ledger.record({ kind: 'behaviourUsed' })
      return next
    }

    app.post('/payments', { schema: { headers: idempotentHeaders, body: paymentRequest } }, async (request, reply) => {
      const key = request.headers['idempotency-key']
      const isRepeated = book.referenceByKey.has(key)
      const chosen = isRepeated ? undefined : (chosenIn(request.body) ?? takeNext())
      const fault = isRepeated ? undefined : faultAt(behaviourOf(chosen ?? book.behaviour.byDefault), 'create')
      if (failsBefore(reply, fault)) return reply
      if (fault === 'refused') return refuse(reply, 422, 'refused')
      const created = createPayment({ ledger, randomId }, key, request.body, chosen)
      if (!created.ok) return refuse(reply, 409, created.reason)
      due.kick()
      if (failsAfter(reply, fault)) return reply
      return reply.code(created.isNew ? 201 : 200).send(presentPayment(created.payment, baseUrl(request)))
    })

    app.get('/payments', { schema: { querystring: findQuery } }, async (request, reply) => {
      const payment = book.payments.get(book.referenceByKey.get(request.query.idempotencyKey) ?? '')
      if (!payment) return refuse(reply, 404, 'notFound')
      if (failsBefore(reply, faultOf(ledger, payment, 'fetch'))) return reply
      return presentPayment(payment, baseUrl(request))
    })

    app.get('/payments/:reference', { schema: { params: referenceParams } }, async (request, reply) => {
      const payment = book.payments.get(request.params.reference)
      if (!payment) return refuse(reply, 404, 'notFound')
      if (failsBefore(reply, faultOf(ledger, payment, 'fetch'))) return reply
      return presentPayment(payment, baseUrl(request))
    })

    app.get('/payments/:reference/events', { schema: { params: referenceParams } }, async (request, reply) => {
      const { reference } = request.params
      if (!book.payments.has(reference)) return refuse(reply, 404, 'notFound')
      return { events: (book.events.get(reference) ?? []).map(({ body: _, ...event }) => event) }
    })

    app.post('/payments/:reference/cancel', { schema: { params: referenceParams } }, async (request, reply) => {
      const payment = book.payments.get(request.params.reference)
      if (!payment) return refuse(reply, 404, 'notFound')
      const fault = faultOf(ledger, payment, 'cancel')
      if (failsBefore(reply, fault)) return reply
      if (payment.state !== 'open' && payment.state !== 'cancelled') return refuse(reply, 409, 'notCancellable')
      if (payment.state === 'open') movePayment({ ledger, randomId }, payment, { state: 'cancelled' }, payment.chosen)
      due.kick()
      if (failsAfter(reply, fault)) return reply
      return presentPayment(book.payments.get(payment.reference) ?? payment)
    })

    const refunds = { params: referenceParams, headers: idempotentHeaders, body: refundRequest }
    app.post('/payments/:reference/refunds', { schema: refunds }, async (request, reply) => {
      const payment = book.payments.get(request.params.reference)
      if (!payment) return refuse(reply, 404, 'notFound')
      const fault = faultOf(ledger, payment, 'refund')
      if (failsBefore(reply, fault)) return reply
      if (fault === 'refused') return refuse(reply, 422, 'refused')
      const asked = { ...request.body, idempotencyKey: request.headers['idempotency-key'] }
      const refunded = refundPayment({ ledger, randomId }, payment, asked)
      if (!refunded.ok) return refuse(reply, refunded.reason === 'keyReused' ? 409 : 422, refunded.reason)
      due.kick()
      if (refunded.isNew && failsAfter(reply, fault)) return reply
      return reply.code(refunded.isNew ? 201 : 200).send({
        refund: { reference: refunded.refund.reference, amountCents: refunded.refund.amountCents },
        payment: presentPayment(book.payments.get(payment.reference) ?? payment),
      })
    })
  }
