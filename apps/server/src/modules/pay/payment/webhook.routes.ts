import type { FastifyInstance } from 'fastify'
import { limitOf } from '../../../http/limit-requests.ts'
import { worldOfRequest } from '../../../http/world-of-request.ts'
import type { Shop } from '../../../shop.ts'
import { type EventAnswer, type OnEvent, receiveEvent } from './receive-event.ts'
import { webhookPath } from './webhook-path.ts'

/**
 * Providers repeat what was not answered with 200, and switch off an address that does not answer so; a payment we do
 * not know yet may be known the next time.
 */
const STATUS: Readonly<Record<EventAnswer, number>> = {
  handled: 200,
  irrelevant: 200,
  refused: 401,
  unknownPayment: 404,
}

/** A busy provider sends many messages from one address, and has signed each of them. */
const COUNTED_HERE = { config: { countsItself: true } }

/** Of messages that are not signed as the provider signs them. */
const FORGED_LIMIT = { most: 60, per: '1 minute' } as const

interface Message {
  Params: { provider: string }
  Body: string | undefined
}

/** Signatures cover the bytes as they came, so the body stays text here. */
export function mountWebhook(app: FastifyInstance, shop: Shop, on: OnEvent): void {
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    const limitForged = limitOf(scope, FORGED_LIMIT)
    scope.post<Message>(webhookPath(':provider'), COUNTED_HERE, async (request, reply) => {
      const world = worldOfRequest(request, shop)
      // Staff write whose keys are used: whoever takes payments now is asked, and no other is heard.
      if (request.params.provider !== world.payments.name) return reply.callNotFound()
      const answer = await receiveEvent(world, request.headers, request.body ?? '', on)
      if (answer === 'refused') {
        await limitForged(request, reply)
        reply.header('www-authenticate', 'Signature')
      }
      return reply.code(STATUS[answer]).send({ received: answer === 'handled' })
    })
  })
}
