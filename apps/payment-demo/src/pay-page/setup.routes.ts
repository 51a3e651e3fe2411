import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { faultAt } from '../api/fault.ts'
import { statusOf } from '../api/status-of.ts'
import { behaviourOf, type Chosen } from '../behaviour/scenarios.ts'
import type { PaymentMethod } from '../payment/payment.ts'
import type { Service } from '../service.ts'
import { chosenForSetup, type Entered, moveSetup, setupOutcome } from '../setup/move-setup.ts'
import type { Setup } from '../setup/setup.ts'
import { customerSteps } from './customer-steps.ts'
import { endUnder } from './end-under.ts'
import { isEnteringBrowser, markBrowser } from './entering-browser.ts'
import { formToken } from './form-token.ts'
import { type Fields, type ReadForm, readCardForm, readDebitForm, readWalletForm } from './instrument-forms.ts'
import { noticePage } from './notice-page.ts'
import { languageOf, sendPage } from './page.ts'
import { prefilled } from './prefilled.ts'
import { refusedForms } from './refused-forms.ts'
import { wayBack } from './return-address.ts'
import { type SetupPage, setupChallengePage, setupPage } from './setup-page.ts'

/** The pages on which a customer enters a way to pay that is stored. Everything works as plain HTML forms. */
export const setupPageRoutes =
  (service: Service): FastifyPluginAsync =>
  async app => {
    const { world, ledger, due, randomId } = service
    const { book } = ledger
    const means = { ledger, randomId }
    const refused = refusedForms(service)

    const toPage = (reply: FastifyReply, { payToken }: Setup, query = '') =>
      reply.redirect(`/setup/${payToken}${query}`, 303)

    /** As it stands now, for this browser. */
    const back = (request: FastifyRequest, reply: FastifyReply, { reference, ...before }: Setup) => {
      const setup = book.setups.get(reference) ?? { reference, ...before }
      return reply.redirect(wayBack(setup, isEnteringBrowser(request, world.secret, setup)), 303)
    }

    const showForm = (reply: FastifyReply, status: number, page: Omit<SetupPage, 'token'>) => {
      const { setup } = page
      const body = setupPage({ ...page, token: formToken(world.secret, setup) })
      return sendPage(reply, status, body, setup.request.returnUrl)
    }

    const show = (request: FastifyRequest, reply: FastifyReply, setup: Setup, query: Fields, isOutdated = false) => {
      const { state, challenge } = setup
      if (state !== 'open') return back(request, reply, setup)
      if (!challenge) {
        const { fields, errors } = refused.of(setup.payToken, query) ?? { fields: prefilled(query), errors: {} }
        return showForm(reply, isOutdated ? 409 : 200, { setup, fields, errors, isOutdated })
      }
      if (!isEnteringBrowser(request, world.secret, setup)) return back(request, reply, setup)
      const page = setupChallengePage(setup, challenge, formToken(world.secret, setup))
      return sendPage(reply, 200, page, setup.request.returnUrl)
    }

    const { subjectOf, look, stepOf } = customerSteps<Setup>(service, {
      find: payToken => book.setups.get(book.setupByToken.get(payToken) ?? ''),
      show: ({ request, reply, subject, query, isOutdated }) => show(request, reply, subject, query, isOutdated),
    })

    /** The customer has confirmed: stored, or whatever the scenario makes of it. */
    const settle = (reply: FastifyReply, setup: Setup, entered: Entered, byInstrument: Chosen | undefined) => {
      const chosen = chosenForSetup(ledger, setup, byInstrument)
      const behaviour = behaviourOf(chosen)
      return endUnder(service, reply, faultAt(behaviour, 'pay'), {
        carryOut: () => moveSetup(means, setup, setupOutcome(means, behaviour), chosen, entered),
        answer: () => {
          const settled = book.setups.get(setup.reference) ?? setup
          return reply.redirect(wayBack(settled, true), 303)
        },
      })
    }

    const READ: Record<PaymentMethod, (fields: Fields) => ReadForm> = {
      card: fields => readCardForm(fields, ledger.now()),
      debit: readDebitForm,
      wallet: readWalletForm,
    }

    app.get('/setup/:payToken', look)

    app.post(
      '/setup/:payToken/enter',
      stepOf((setup, fields, reply) => {
        if (setup.challenge) return toPage(reply, setup)
        const form = READ[setup.request.method](fields)
        if (!form.ok) {
          const number = refused.keep(setup.payToken, { fields, errors: form.errors })
          return toPage(reply, setup, `?refused=${number}`)
        }
        const { instrument, chosen, needsChallenge } = form
        markBrowser(reply, world.secret, setup)
        if (!needsChallenge) return settle(reply, setup, { instrument, needsChallenge }, chosen)
        const { reference } = setup
        ledger.record({ kind: 'setupChallenged', reference, challenge: { instrument, chosen } })
        return toPage(reply, setup)
      }),
    )

    app.post(
      '/setup/:payToken/challenge',
      stepOf((setup, { decision }, reply, request) => {
        const { challenge } = setup
        if (!challenge || !isEnteringBrowser(request, world.secret, setup)) return toPage(reply, setup)
        const entered: Entered = { instrument: challenge.instrument, needsChallenge: true }
        if (decision === 'confirm') return settle(reply, setup, entered, challenge.chosen)
        if (decision !== 'reject') return toPage(reply, setup)
        const move = { state: 'declined', reason: 'authenticationFailed' } as const
        moveSetup(means, setup, move, chosenForSetup(ledger, setup), entered)
        due.kick()
        return back(request, reply, setup)
      }),
    )

    app.post(
      '/setup/:payToken/cancel',
      stepOf((setup, _, reply, request) => {
        const chosen = chosenForSetup(ledger, setup)
        moveSetup(means, setup, { state: 'cancelled' }, chosen)
        due.kick()
        return back(request, reply, setup)
      }),
    )

    app.setErrorHandler((error, request, reply) => {
      request.log.error(error)
      const address = subjectOf(request)?.request.cancelUrl
      return sendPage(reply, statusOf(error), noticePage(languageOf(request), 'failed', address))
    })
  }
