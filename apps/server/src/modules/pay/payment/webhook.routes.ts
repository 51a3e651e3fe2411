import type { FastifyInstance } from 'fastify'
import { worldOfRequest } from '../../../http/world-of-request.ts'
import type { Shop } from '../../../shop.ts'
import { type EventAnswer, type OnSetup, receiveEvent } from './receive-event.ts'
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

/** Signatures cover the bytes as they came, so the body stays text here. */
export function mountWebhook(app: FastifyInstance, shop: Shop, onSetup: OnSetup): void {
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    // A busy provider sends many messages from one address.
    const limitless = { config: { rateLimit: false as const } }
    scope.post<{ Body: string | undefined }>(webhookPath(shop.payments.name), limitless, async (request, reply) => {
      const answer = await receiveEvent(worldOfRequest(request, shop), request.headers, request.body ?? '', onSetup)
      return reply.code(STATUS[answer]).send({ received: answer === 'handled' })
    })
  })
}
