import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { behaviourOf } from '../behaviour/scenarios.ts'
import type { Service } from '../service.ts'
import { createSetup } from '../setup/create-setup.ts'
import { presentSetup } from '../setup/present-setup.ts'
import { failsAfter, failsBefore, faultAt } from './fault.ts'
import { readInput } from './read-input.ts'
import { idempotentHeaders, referenceParams, setupRequest, tokenParams } from './schemas.ts'
import { chosenIn, takeNext } from './take-next.ts'

const MESSAGES = {
  notFound: 'There is no such setup.',
  keyReused: 'This idempotency key was used for another request.',
  refused: 'This merchant may not do that at the moment.',
} as const

const refuse = (reply: FastifyReply, status: number, code: keyof typeof MESSAGES) =>
  reply.code(status).send({ error: { code, message: MESSAGES[code] } })

/** Where a merchant has ways to pay stored, so that it never sees a number. */
export const setupRoutes =
  ({ world, ledger, due, randomId }: Service): FastifyPluginAsync =>
  async app => {
    const { book } = ledger
    const baseUrl = ({ protocol, host }: FastifyRequest) => world.publicUrl ?? `${protocol}://${host}`

    app.post('/setups', async (request, reply) => {
      const key = readInput(idempotentHeaders, request.headers)['idempotency-key']
      const asked = readInput(setupRequest, request.body)
      const isRepeated = book.setupByKey.has(key)
      const chosen = isRepeated ? undefined : (chosenIn(asked.metadata) ?? takeNext(ledger))
      const fault = isRepeated ? undefined : faultAt(behaviourOf(chosen ?? book.behaviour.byDefault), 'create')
      if (failsBefore(reply, fault)) return reply
      if (fault === 'refused') return refuse(reply, 422, 'refused')
      const begun = createSetup({ ledger, randomId }, key, asked, chosen)
      if (!begun.ok) return refuse(reply, 409, begun.reason)
      due.kick()
      if (failsAfter(reply, fault)) return reply
      return reply.code(begun.isNew ? 201 : 200).send(presentSetup(begun.setup, baseUrl(request)))
    })

    app.get('/setups/:reference', async (request, reply) => {
      due.kick()
      const setup = book.setups.get(readInput(referenceParams, request.params).reference)
      if (!setup) return refuse(reply, 404, 'notFound')
      return presentSetup(setup, baseUrl(request))
    })

    /** What is forgotten cannot be charged any more; forgetting what is not there is fine. */
    app.post('/tokens/:token/forget', async request => {
      const { token } = readInput(tokenParams, request.params)
      if (book.stored.has(token)) ledger.record({ kind: 'tokenForgotten', token })
      return { forgotten: true }
    })
  }
