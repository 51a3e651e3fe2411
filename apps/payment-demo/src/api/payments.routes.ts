import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { behaviourOf } from '../behaviour/scenarios.ts'
import { createPayment } from '../payment/create-payment.ts'
import { movePayment } from '../payment/move-payment.ts'
import type { Payment } from '../payment/payment.ts'
import { presentPayment } from '../payment/present-payment.ts'
import { refundPayment } from '../payment/refund-payment.ts'
import type { Service } from '../service.ts'
import { chargeStored } from '../setup/charge-stored.ts'
import { failsAfter, failsBefore, faultAt, faultOf } from './fault.ts'
import { readInput } from './read-input.ts'
import { findQuery, idempotentHeaders, madeQuery, paymentRequest, referenceParams, refundRequest } from './schemas.ts'
import { chosenIn, takeNext } from './take-next.ts'

const MESSAGES = {
  notFound: 'There is no such payment.',
  refused: 'This merchant may not do that at the moment.',
  keyReused: 'This idempotency key was used for another request.',
  notCancellable: 'Only an open payment can be cancelled.',
  notPaid: 'Only a paid payment can be refunded.',
  exceedsPaid: 'The refunds would exceed what was charged.',
  tokenUnknown: 'Nothing is stored by this token.',
  currencyDiffers: 'The payment has another currency.',
} as const

const refuse = (reply: FastifyReply, status: number, code: keyof typeof MESSAGES) =>
  reply.code(status).send({ error: { code, message: MESSAGES[code] } })

export const paymentRoutes =
  ({ world, ledger, due, randomId }: Service): FastifyPluginAsync =>
  async app => {
    const { book } = ledger
    const baseUrl = ({ protocol, host }: FastifyRequest) => world.publicUrl ?? `${protocol}://${host}`

    const find = ({ params }: FastifyRequest): Payment | undefined =>
      book.payments.get(readInput(referenceParams, params).reference)

    app.post('/payments', async (request, reply) => {
      const key = readInput(idempotentHeaders, request.headers)['idempotency-key']
      const asked = readInput(paymentRequest, request.body)
      const isRepeated = book.referenceByKey.has(key)
      const chosen = isRepeated ? undefined : (chosenIn(asked.metadata) ?? takeNext(ledger))
      const fault = isRepeated ? undefined : faultAt(behaviourOf(chosen ?? book.behaviour.byDefault), 'create')
      if (failsBefore(reply, fault)) return reply
      if (fault === 'refused') return refuse(reply, 422, 'refused')
      const stored = asked.token === undefined ? undefined : book.stored.get(asked.token)
      if (asked.token !== undefined && !stored && !isRepeated) return refuse(reply, 422, 'tokenUnknown')
      const created = createPayment({ ledger, randomId }, key, asked, chosen)
      if (!created.ok) return refuse(reply, 409, created.reason)
      if (created.isNew && stored) chargeStored({ ledger, randomId }, created.payment, stored)
      due.kick()
      if (failsAfter(reply, fault)) return reply
      const payment = book.payments.get(created.payment.reference) ?? created.payment
      return reply.code(created.isNew ? 201 : 200).send(presentPayment(payment, baseUrl(request)))
    })

    app.get('/payments', async (request, reply) => {
      const { idempotencyKey } = readInput(findQuery, request.query)
      const payment = book.payments.get(book.referenceByKey.get(idempotencyKey) ?? '')
      if (!payment) return refuse(reply, 404, 'notFound')
      if (failsBefore(reply, faultOf(ledger, payment, 'fetch'))) return reply
      return presentPayment(payment, baseUrl(request))
    })

    app.get('/payments/made', async request => {
      const { from, until } = readInput(madeQuery, request.query)
      const made = [...book.payments.values()].filter(({ createdAt }) => from <= createdAt && createdAt < until)
      return { payments: made.map(payment => presentPayment(payment, baseUrl(request))) }
    })

    app.get('/payments/:reference', async (request, reply) => {
      const payment = find(request)
      if (!payment) return refuse(reply, 404, 'notFound')
      if (failsBefore(reply, faultOf(ledger, payment, 'fetch'))) return reply
      return presentPayment(payment, baseUrl(request))
    })

    app.get('/payments/:reference/events', async (request, reply) => {
      const payment = find(request)
      if (!payment) return refuse(reply, 404, 'notFound')
      return { events: (book.events.get(payment.reference) ?? []).map(({ body: _, ...event }) => event) }
    })

    app.post('/payments/:reference/cancel', async (request, reply) => {
      const payment = find(request)
      if (!payment) return refuse(reply, 404, 'notFound')
      const fault = faultOf(ledger, payment, 'cancel')
      if (failsBefore(reply, fault)) return reply
      if (payment.state !== 'open' && payment.state !== 'cancelled') return refuse(reply, 409, 'notCancellable')
      if (payment.state === 'open') {
        movePayment({ ledger, randomId }, payment, { state: 'cancelled' }, payment.chosen)
        due.kick()
        if (failsAfter(reply, fault)) return reply
      }
      return presentPayment(book.payments.get(payment.reference) ?? payment)
    })

    app.post('/payments/:reference/refunds', async (request, reply) => {
      const idempotencyKey = readInput(idempotentHeaders, request.headers)['idempotency-key']
      const asked = { ...readInput(refundRequest, request.body), idempotencyKey }
      const payment = find(request)
      if (!payment) return refuse(reply, 404, 'notFound')
      const fault = faultOf(ledger, payment, 'refund')
      if (failsBefore(reply, fault)) return reply
      if (fault === 'refused') return refuse(reply, 422, 'refused')
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
