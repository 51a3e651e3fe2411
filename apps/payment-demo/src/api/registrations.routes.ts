import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { behaviourOf } from '../behaviour/scenarios.ts'
import { createRegistration } from '../registration/create-registration.ts'
import { presentRegistration } from '../registration/present-registration.ts'
import type { Service } from '../service.ts'
import { failsAfter, failsBefore, faultAt } from './fault.ts'
import { readInput } from './read-input.ts'
import { idempotentHeaders, referenceParams, registrationRequest, tokenParams } from './schemas.ts'
import { chosenIn, takeNext } from './take-next.ts'

const MESSAGES = {
  notFound: 'There is no such registration.',
  keyReused: 'This idempotency key was used for another request.',
  refused: 'This merchant may not do that at the moment.',
} as const

const refuse = (reply: FastifyReply, status: number, code: keyof typeof MESSAGES) =>
  reply.code(status).send({ error: { code, message: MESSAGES[code] } })

/** Where a merchant has ways to pay stored, so that it never sees a number. */
export const registrationRoutes =
  ({ world, ledger, due, randomId }: Service): FastifyPluginAsync =>
  async app => {
    const { book } = ledger
    const baseUrl = ({ protocol, host }: FastifyRequest) => world.publicUrl ?? `${protocol}://${host}`

    app.post('/registrations', async (request, reply) => {
      const key = readInput(idempotentHeaders, request.headers)['idempotency-key']
      const asked = readInput(registrationRequest, request.body)
      const isRepeated = book.registrationByKey.has(key)
      const chosen = isRepeated ? undefined : (chosenIn(asked.metadata) ?? takeNext(ledger))
      const fault = isRepeated ? undefined : faultAt(behaviourOf(chosen ?? book.behaviour.byDefault), 'create')
      if (failsBefore(reply, fault)) return reply
      if (fault === 'refused') return refuse(reply, 422, 'refused')
      const begun = createRegistration({ ledger, randomId }, key, asked, chosen)
      if (!begun.ok) return refuse(reply, 409, begun.reason)
      due.kick()
      if (failsAfter(reply, fault)) return reply
      return reply.code(begun.isNew ? 201 : 200).send(presentRegistration(begun.registration, baseUrl(request)))
    })

    app.get('/registrations/:reference', async (request, reply) => {
      due.kick()
      const registration = book.registrations.get(readInput(referenceParams, request.params).reference)
      if (!registration) return refuse(reply, 404, 'notFound')
      return presentRegistration(registration, baseUrl(request))
    })

    /** What is forgotten cannot be charged any more; forgetting what is not there is fine. */
    app.post('/tokens/:token/forget', async request => {
      const { token } = readInput(tokenParams, request.params)
      if (book.stored.has(token)) ledger.record({ kind: 'tokenForgotten', token })
      return { forgotten: true }
    })
  }
