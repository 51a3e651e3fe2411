import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { faultAt } from '../api/fault.ts'
import { statusOf } from '../api/status-of.ts'
import { behaviourOf, type Chosen } from '../behaviour/scenarios.ts'
import { chosenFor, movePayment, outcomeOf } from '../payment/move-payment.ts'
import { type Instrument, PAYMENT_METHODS, type Payment, type PaymentMethod } from '../payment/payment.ts'
import type { Service } from '../service.ts'
import { challengePage } from './challenge-page.ts'
import { customerSteps } from './customer-steps.ts'
import { endUnder } from './end-under.ts'
import { formToken } from './form-token.ts'
import { type Fields, type ReadForm, readCardForm, readDebitForm, readWalletForm } from './instrument-forms.ts'
import { type MethodPage, methodPage } from './method-page.ts'
import { homePage, noticePage } from './notice-page.ts'
import { languageOf, sendPage } from './page.ts'
import { PAY_CSS } from './pay-css.ts'
import { prefilled } from './prefilled.ts'
import { refusedForms } from './refused-forms.ts'
import { returnAddress } from './return-address.ts'

const isMethod = (text: string | undefined): text is PaymentMethod => PAYMENT_METHODS.some(method => method === text)

const back = (reply: FastifyReply, payment: Payment) => reply.redirect(returnAddress(payment), 303)

const toPage = (reply: FastifyReply, { payToken }: Payment, query = '') =>
  reply.redirect(`/pay/${payToken}${query}`, 303)

/** The pages a customer sees. Everything works as plain HTML forms. */
export const payRoutes =
  (service: Service): FastifyPluginAsync =>
  async app => {
    const { world, ledger, due, randomId } = service
    const { book } = ledger
    const refused = refusedForms(service)

    const showMethods = (reply: FastifyReply, status: number, page: Omit<MethodPage, 'token'>) =>
      sendPage(
        reply,
        status,
        methodPage({ ...page, token: formToken(world.secret, page.payment) }),
        page.payment.request.returnUrl,
      )

    const show = (reply: FastifyReply, payment: Payment, query: Fields, isOutdated = false) => {
      if (payment.state !== 'open') return back(reply, payment)
      if (payment.challenge) {
        const page = challengePage(payment, payment.challenge, formToken(world.secret, payment))
        return sendPage(reply, 200, page, payment.request.returnUrl)
      }
      const method = isMethod(query.method) ? query.method : (payment.request.method ?? 'card')
      const { fields, errors } = refused.of(payment.payToken, query) ?? { fields: prefilled(query), errors: {} }
      return showMethods(reply, isOutdated ? 409 : 200, { payment, method, fields, errors, isOutdated })
    }

    const { subjectOf, look, stepOf } = customerSteps<Payment>(service, {
      find: payToken => book.payments.get(book.referenceByToken.get(payToken) ?? ''),
      show: ({ reply, subject, query, isOutdated }) => show(reply, subject, query, isOutdated),
    })

    /** The customer has confirmed: charge, or whatever the scenario makes of it. */
    const settle = (reply: FastifyReply, payment: Payment, instrument: Instrument, byInstrument?: Chosen) => {
      const chosen = chosenFor(ledger, payment, byInstrument)
      const behaviour = behaviourOf(chosen)
      return endUnder(service, reply, faultAt(behaviour, 'pay'), {
        carryOut: () =>
          movePayment({ ledger, randomId }, payment, outcomeOf(ledger, payment, behaviour), chosen, instrument),
        answer: () => back(reply, payment),
      })
    }

    const payWith = (method: PaymentMethod, read: (fields: Fields) => ReadForm) =>
      stepOf((payment, fields, reply) => {
        if (payment.challenge) return toPage(reply, payment)
        const form = read(fields)
        if (!form.ok) {
          const number = refused.keep(payment.payToken, { fields, errors: form.errors })
          return toPage(reply, payment, `?method=${method}&refused=${number}`)
        }
        const { instrument, chosen, needsChallenge } = form
        if (!needsChallenge) return settle(reply, payment, instrument, chosen)
        ledger.record({ kind: 'challenged', reference: payment.reference, challenge: { instrument, chosen } })
        return toPage(reply, payment)
      })

    app.get('/', async (request, reply) => sendPage(reply, 200, homePage(languageOf(request))))

    app.get('/pay.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(PAY_CSS))

    app.get('/pay/:payToken', look)

    app.post(
      '/pay/:payToken/card',
      payWith('card', fields => readCardForm(fields, ledger.now())),
    )
    app.post('/pay/:payToken/debit', payWith('debit', readDebitForm))
    app.post('/pay/:payToken/wallet', payWith('wallet', readWalletForm))

    app.post(
      '/pay/:payToken/challenge',
      stepOf((payment, { decision }, reply) => {
        const { challenge } = payment
        if (!challenge) return toPage(reply, payment)
        if (decision === 'confirm') return settle(reply, payment, challenge.instrument, challenge.chosen)
        if (decision !== 'reject') return toPage(reply, payment)
        const move = { state: 'declined', reason: 'authenticationFailed' } as const
        movePayment({ ledger, randomId }, payment, move, chosenFor(ledger, payment), challenge.instrument)
        due.kick()
        return back(reply, payment)
      }),
    )

    app.post(
      '/pay/:payToken/cancel',
      stepOf((payment, _, reply) => {
        movePayment({ ledger, randomId }, payment, { state: 'cancelled' }, chosenFor(ledger, payment))
        due.kick()
        return back(reply, payment)
      }),
    )

    app.setNotFoundHandler((request, reply) => sendPage(reply, 404, noticePage(languageOf(request), 'unknown')))

    app.setErrorHandler((error, request, reply) => {
      request.log.error(error)
      const payment = subjectOf(request)
      const address = payment && returnAddress(payment)
      return sendPage(reply, statusOf(error), noticePage(languageOf(request), 'failed', address))
    })
  }
