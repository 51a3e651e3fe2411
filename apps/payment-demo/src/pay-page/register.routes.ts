import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { faultAt } from '../api/fault.ts'
import { statusOf } from '../api/status-of.ts'
import { behaviourOf, type Chosen } from '../behaviour/scenarios.ts'
import type { PaymentMethod } from '../payment/payment.ts'
import {
  chosenForRegistration,
  type Entered,
  moveRegistration,
  registrationOutcome,
} from '../registration/move-registration.ts'
import type { Registration } from '../registration/registration.ts'
import type { Service } from '../service.ts'
import { customerSteps } from './customer-steps.ts'
import { endUnder } from './end-under.ts'
import { isEnteringBrowser, markBrowser } from './entering-browser.ts'
import { formToken } from './form-token.ts'
import { type Fields, type ReadForm, readCardForm, readDebitForm, readWalletForm } from './instrument-forms.ts'
import { noticePage } from './notice-page.ts'
import { languageOf, sendPage } from './page.ts'
import { prefilled } from './prefilled.ts'
import { type RegistrationPage, registrationChallengePage, registrationPage } from './registration-page.ts'
import { wayBack } from './return-address.ts'

/** The pages on which a customer enters a way to pay that is stored. Everything works as plain HTML forms. */
export const registerRoutes =
  (service: Service): FastifyPluginAsync =>
  async app => {
    const { world, ledger, due, randomId } = service
    const { book } = ledger
    const means = { ledger, randomId }

    /** As it stands now, for this browser. */
    const back = (request: FastifyRequest, reply: FastifyReply, { reference, ...before }: Registration) => {
      const registration = book.registrations.get(reference) ?? { reference, ...before }
      return reply.redirect(wayBack(registration, isEnteringBrowser(request, world.secret, registration)), 303)
    }

    const showForm = (reply: FastifyReply, status: number, page: Omit<RegistrationPage, 'token'>) => {
      const { registration } = page
      const body = registrationPage({ ...page, token: formToken(world.secret, registration) })
      return sendPage(reply, status, body, registration.request.returnUrl)
    }

    const show = (
      request: FastifyRequest,
      reply: FastifyReply,
      registration: Registration,
      query: Fields,
      isOutdated = false,
    ) => {
      const { state, challenge } = registration
      if (state !== 'open') return back(request, reply, registration)
      if (!challenge) {
        const fields = prefilled(query)
        return showForm(reply, isOutdated ? 409 : 200, { registration, fields, errors: {}, isOutdated })
      }
      if (!isEnteringBrowser(request, world.secret, registration)) return back(request, reply, registration)
      const page = registrationChallengePage(registration, challenge, formToken(world.secret, registration))
      return sendPage(reply, 200, page, registration.request.returnUrl)
    }

    const { subjectOf, look, stepOf } = customerSteps<Registration>(service, {
      find: payToken => book.registrations.get(book.registrationByToken.get(payToken) ?? ''),
      show: ({ request, reply, subject, query, isOutdated }) => show(request, reply, subject, query, isOutdated),
    })

    /** The customer has confirmed: stored, or whatever the scenario makes of it. */
    const settle = (
      reply: FastifyReply,
      registration: Registration,
      entered: Entered,
      byInstrument: Chosen | undefined,
    ) => {
      const chosen = chosenForRegistration(ledger, registration, byInstrument)
      const behaviour = behaviourOf(chosen)
      return endUnder(service, reply, faultAt(behaviour, 'pay'), {
        carryOut: () => moveRegistration(means, registration, registrationOutcome(means, behaviour), chosen, entered),
        answer: () => {
          const settled = book.registrations.get(registration.reference) ?? registration
          return reply.redirect(wayBack(settled, true), 303)
        },
      })
    }

    const READ: Record<PaymentMethod, (fields: Fields) => ReadForm> = {
      card: fields => readCardForm(fields, ledger.now()),
      debit: readDebitForm,
      wallet: readWalletForm,
    }

    app.get('/register/:payToken', look)

    app.post(
      '/register/:payToken/enter',
      stepOf((registration, fields, reply, request) => {
        if (registration.challenge) return show(request, reply, registration, {}, true)
        const form = READ[registration.request.method](fields)
        if (!form.ok) return showForm(reply, 422, { registration, fields, errors: form.errors })
        const { instrument, chosen, needsChallenge } = form
        markBrowser(reply, world.secret, registration)
        if (!needsChallenge) return settle(reply, registration, { instrument, needsChallenge }, chosen)
        const { reference, payToken } = registration
        ledger.record({ kind: 'registrationChallenged', reference, challenge: { instrument, chosen } })
        return reply.redirect(`/register/${payToken}`, 303)
      }),
    )

    app.post(
      '/register/:payToken/challenge',
      stepOf((registration, { decision }, reply, request) => {
        const { challenge } = registration
        if (!challenge || !isEnteringBrowser(request, world.secret, registration))
          return show(request, reply, registration, {}, true)
        const entered: Entered = { instrument: challenge.instrument, needsChallenge: true }
        if (decision === 'confirm') return settle(reply, registration, entered, challenge.chosen)
        if (decision !== 'reject') return show(request, reply, registration, {})
        const move = { state: 'declined', reason: 'authenticationFailed' } as const
        moveRegistration(means, registration, move, chosenForRegistration(ledger, registration), entered)
        due.kick()
        return back(request, reply, registration)
      }),
    )

    app.post(
      '/register/:payToken/cancel',
      stepOf((registration, _, reply, request) => {
        const chosen = chosenForRegistration(ledger, registration)
        moveRegistration(means, registration, { state: 'cancelled' }, chosen)
        due.kick()
        return back(request, reply, registration)
      }),
    )

    app.setErrorHandler((error, request, reply) => {
      request.log.error(error)
      const address = subjectOf(request)?.request.cancelUrl
      return sendPage(reply, statusOf(error), noticePage(languageOf(request), 'failed', address))
    })
  }
