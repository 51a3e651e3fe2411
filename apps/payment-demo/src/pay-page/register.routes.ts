import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { failsAfter, failsBefore, faultAt } from '../api/fault.ts'
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
import { formToken, isFormToken } from './form-token.ts'
import { type Fields, type ReadForm, readCardForm, readDebitForm, readWalletForm } from './instrument-forms.ts'
import { noticePage } from './notice-page.ts'
import { languageOf, sendPage } from './page.ts'
import { prefilled } from './prefilled.ts'
import { type RegistrationPage, registrationChallengePage, registrationPage } from './registration-page.ts'
import { registrationReturnAddress } from './return-address.ts'

const params = z.object({ payToken: z.string().max(100) })
const fieldsOf = z.record(z.string(), z.string()).catch({})

/** The pages on which a customer enters a way to pay that is stored. Everything works as plain HTML forms. */
export const registerRoutes =
  ({ world, ledger, due, randomId }: Service): FastifyPluginAsync =>
  async app => {
    const { book } = ledger
    const means = { ledger, randomId }

    const find = (request: FastifyRequest): Registration | undefined => {
      const { payToken } = params.parse(request.params)
      return book.registrations.get(book.registrationByToken.get(payToken) ?? '')
    }

    const back = (reply: FastifyReply, registration: Registration) =>
      reply.redirect(registrationReturnAddress(registration), 303)

    const showForm = (reply: FastifyReply, status: number, page: Omit<RegistrationPage, 'token'>) => {
      const { registration } = page
      const body = registrationPage({ ...page, token: formToken(world.secret, registration) })
      return sendPage(reply, status, body, registration.request.returnUrl)
    }

    const show = (reply: FastifyReply, registration: Registration, query: Fields, isOutdated = false) => {
      if (registration.state !== 'open') return back(reply, registration)
      if (!registration.challenge)
        return showForm(reply, isOutdated ? 409 : 200, {
          registration,
          fields: prefilled(query),
          errors: {},
          isOutdated,
        })
      const token = formToken(world.secret, registration)
      const page = registrationChallengePage(registration, registration.challenge, token)
      return sendPage(reply, 200, page, registration.request.returnUrl)
    }

    /** The customer has confirmed: stored, or whatever the scenario makes of it. */
    const settle = async (reply: FastifyReply, registration: Registration, entered: Entered, byInstrument?: Chosen) => {
      const chosen = chosenForRegistration(ledger, registration, byInstrument)
      const behaviour = behaviourOf(chosen)
      const fault = faultAt(behaviour, 'pay')
      if (failsBefore(reply, fault)) return reply
      moveRegistration(means, registration, registrationOutcome(means, behaviour), chosen, entered)
      await ledger.settled()
      if (fault === 'crash') {
        reply.hijack()
        reply.raw.destroy()
        world.crash()
        return reply
      }
      due.kick()
      return failsAfter(reply, fault) ? reply : back(reply, registration)
    }

    /** Runs a step of an open registration, once for each form that was shown. */
    const step =
      (run: (registration: Registration, fields: Fields, reply: FastifyReply) => unknown) =>
      async (request: FastifyRequest, reply: FastifyReply) => {
        due.kick()
        const registration = find(request)
        if (!registration) return sendPage(reply, 404, noticePage(languageOf(request), 'unknown'))
        const fields = fieldsOf.parse(request.body)
        if (registration.state !== 'open' || !isFormToken(world.secret, registration, fields.token ?? ''))
          return show(reply, registration, {}, true)
        return run(registration, fields, reply)
      }

    const READ: Record<PaymentMethod, (fields: Fields) => ReadForm> = {
      card: fields => readCardForm(fields, ledger.now()),
      debit: readDebitForm,
      wallet: readWalletForm,
    }

    app.get('/register/:payToken', async (request, reply) => {
      due.kick()
      const registration = find(request)
      if (!registration) return sendPage(reply, 404, noticePage(languageOf(request), 'unknown'))
      return show(reply, registration, fieldsOf.parse(request.query))
    })

    app.post(
      '/register/:payToken/enter',
      step((registration, fields, reply) => {
        if (registration.challenge) return show(reply, registration, {}, true)
        const form = READ[registration.request.method](fields)
        if (!form.ok) return showForm(reply, 422, { registration, fields, errors: form.errors })
        const { instrument, chosen, needsChallenge } = form
        if (!needsChallenge) return settle(reply, registration, { instrument, needsChallenge }, chosen)
        const { reference, payToken } = registration
        ledger.record({ kind: 'registrationChallenged', reference, challenge: { instrument, chosen } })
        return reply.redirect(`/register/${payToken}`, 303)
      }),
    )

    app.post(
      '/register/:payToken/challenge',
      step((registration, { decision }, reply) => {
        const { challenge } = registration
        if (!challenge) return show(reply, registration, {}, true)
        const entered: Entered = { instrument: challenge.instrument, needsChallenge: true }
        if (decision === 'confirm') return settle(reply, registration, entered, challenge.chosen)
        if (decision !== 'reject') return show(reply, registration, {})
        const move = { state: 'declined', reason: 'authenticationFailed' } as const
        moveRegistration(means, registration, move, chosenForRegistration(ledger, registration), entered)
        due.kick()
        return back(reply, registration)
      }),
    )

    app.post(
      '/register/:payToken/cancel',
      step((registration, _, reply) => {
        const chosen = chosenForRegistration(ledger, registration)
        moveRegistration(means, registration, { state: 'cancelled' }, chosen)
        due.kick()
        return back(reply, registration)
      }),
    )

    app.setErrorHandler((error, request, reply) => {
      request.log.error(error)
      const registration = find(request)
      const address = registration && registrationReturnAddress(registration)
      return sendPage(reply, statusOf(error), noticePage(languageOf(request), 'failed', address))
    })
  }
