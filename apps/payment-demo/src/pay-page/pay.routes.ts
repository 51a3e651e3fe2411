import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { failsAfter, failsBefore, faultAt } from '../api/fault.ts'
import { statusOf } from '../api/status-of.ts'
import { behaviourOf, type Chosen } from '../behaviour/scenarios.ts'
import { chosenFor, movePayment, outcomeOf } from '../payment/move-payment.ts'
import { type Instrument, PAYMENT_METHODS, type Payment, type PaymentMethod } from '../payment/payment.ts'
import type { Service } from '../service.ts'
import { challengePage } from './challenge-page.ts'
import { formToken, isFormToken } from './form-token.ts'
import { type Fields, type ReadForm, readCardForm, readDebitForm, readWalletForm } from './instrument-forms.ts'
import { type MethodPage, methodPage } from './method-page.ts'
import { homePage, noticePage } from './notice-page.ts'
import { languageOf, sendPage } from './page.ts'
import { PAY_CSS } from './pay-css.ts'
import { prefilled } from './prefilled.ts'
import { returnAddress } from './return-address.ts'

const params = z.object({ payToken: z.string().max(100) })
const fieldsOf = z.record(z.string(), z.string()).catch({})

const isMethod = (text: string | undefined): text is PaymentMethod => PAYMENT_METHODS.some(method => method === text)

/** The pages a customer sees. Everything works as plain HTML forms. */
export const payRoutes =
  ({ world, ledger, due, randomId }: Service): FastifyPluginAsync =>
  async app => {
    const { book } = ledger

    const find = (request: FastifyRequest): Payment | undefined => {
      const { payToken } = params.parse(request.params)
      return book.payments.get(book.referenceByToken.get(payToken) ?? '')
    }

    const showMethods = (reply: FastifyReply, status: number, page: Omit<MethodPage, 'token'>) =>
      sendPage(
        reply,
        status,
        methodPage({ ...page, token: formToken(world.secret, page.payment) }),
        page.payment.request.returnUrl,
      )

    const show = (reply: FastifyReply, payment: Payment, query: Fields, isOutdated = false) => {
      if (payment.state !== 'open') return reply.redirect(returnAddress(payment), 303)
      if (payment.challenge) {
        const page = challengePage(payment, payment.challenge, formToken(world.secret, payment))
        return sendPage(reply, 200, page, payment.request.returnUrl)
      }
      const method = isMethod(query.method) ? query.method : (payment.request.method ?? 'card')
      const fields = prefilled(query)
      return showMethods(reply, isOutdated ? 409 : 200, { payment, method, fields, errors: {}, isOutdated })
    }

    /** The customer has confirmed: charge, or whatever the scenario makes of it. */
    const settle = async (reply: FastifyReply, payment: Payment, instrument: Instrument, byInstrument?: Chosen) => {
      const chosen = chosenFor(ledger, payment, byInstrument)
      const behaviour = behaviourOf(chosen)
      const fault = faultAt(behaviour, 'pay')
      if (failsBefore(reply, fault)) return reply
      movePayment({ ledger, randomId }, payment, outcomeOf(ledger, payment, behaviour), chosen, instrument)
      await ledger.settled()
      if (fault === 'crash') {
        reply.hijack()
        reply.raw.destroy()
        world.crash()
        return reply
      }
      due.kick()
      if (failsAfter(reply, fault)) return reply
      return reply.redirect(returnAddress(payment), 303)
    }

    /** Runs a step of an open payment, once for each form that was shown. */
    const step =
      (run: (payment: Payment, fields: Fields, reply: FastifyReply) => unknown) =>
      async (request: FastifyRequest, reply: FastifyReply) => {
        due.kick()
        const payment = find(request)
        if (!payment) return sendPage(reply, 404, noticePage(languageOf(request), 'unknown'))
        const fields = fieldsOf.parse(request.body)
        if (payment.state !== 'open' || !isFormToken(world.secret, payment, fields.token ?? ''))
          return show(reply, payment, {}, true)
        return run(payment, fields, reply)
      }

    const payWith = (method: PaymentMethod, read: (fields: Fields) => ReadForm) =>
      step((payment, fields, reply) => {
        if (payment.challenge) return show(reply, payment, {}, true)
        const form = read(fields)
        if (!form.ok) return showMethods(reply, 422, { payment, method, fields, errors: form.errors })
        const { instrument, chosen, needsChallenge } = form
        if (!needsChallenge) return settle(reply, payment, instrument, chosen)
        ledger.record({ kind: 'challenged', reference: payment.reference, challenge: { instrument, chosen } })
        return reply.redirect(`/pay/${payment.payToken}`, 303)
      })

    app.get('/', async (request, reply) => sendPage(reply, 200, homePage(languageOf(request))))

    app.get('/pay.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(PAY_CSS))

    app.get('/pay/:payToken', async (request, reply) => {
      due.kick()
      const payment = find(request)
      if (!payment) return sendPage(reply, 404, noticePage(languageOf(request), 'unknown'))
      return show(reply, payment, fieldsOf.parse(request.query))
    })

    app.post(
      '/pay/:payToken/card',
      payWith('card', fields => readCardForm(fields, ledger.now())),
    )
    app.post('/pay/:payToken/debit', payWith('debit', readDebitForm))
    app.post('/pay/:payToken/wallet', payWith('wallet', readWalletForm))

    app.post(
      '/pay/:payToken/challenge',
      step((payment, { decision }, reply) => {
        const { challenge } = payment
        if (!challenge) return show(reply, payment, {}, true)
        if (decision === 'confirm') return settle(reply, payment, challenge.instrument, challenge.chosen)
        if (decision !== 'reject') return show(reply, payment, {})
        const move = { state: 'declined', reason: 'authenticationFailed' } as const
        movePayment({ ledger, randomId }, payment, move, chosenFor(ledger, payment), challenge.instrument)
        due.kick()
        return reply.redirect(returnAddress(payment), 303)
      }),
    )

    app.post(
      '/pay/:payToken/cancel',
      step((payment, _, reply) => {
        movePayment({ ledger, randomId }, payment, { state: 'cancelled' }, chosenFor(ledger, payment))
        due.kick()
        return reply.redirect(returnAddress(payment), 303)
      }),
    )

    app.setNotFoundHandler((request, reply) => sendPage(reply, 404, noticePage(languageOf(request), 'unknown')))

    app.setErrorHandler((error, request, reply) => {
      request.log.error(error)
      const payment = find(request)
      return sendPage(
        reply,
        statusOf(error),
        noticePage(languageOf(request), 'failed', payment && returnAddress(payment)),
      )
    })
  }
