import { type Call, HEADERS, isNoted, takesIdempotencyKey } from '@billett/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientIdOf } from '../call/client-id-of.ts'
import { guestToken, isAging } from '../call/guest-token.ts'
import { knownDevice } from '../call/known-device.ts'
import { languageOf } from '../call/language.ts'
import { refuse } from '../call/refused.ts'
import type { Route } from '../call/route.ts'
import { answerOnce } from '../modules/run/once/index.ts'
import type { Shop } from '../shop.ts'
import { denied } from './access.ts'
import { fastifyPath } from './route/call-path.ts'
import { inputReader } from './route/read-input.ts'
import { envelopeWriter, sendAnswer, sendItems, sentOf } from './route/send-answer.ts'
import { visitorOfRequest } from './route/visitor-of-request.ts'
import { VARY } from './vary.ts'
import { worldOfRequest } from './world-of-request.ts'

/** The key of a write that is to happen once. */
function idempotencyKeyOf(call: Call, request: FastifyRequest): string | undefined {
  const key = request.headers[HEADERS.idempotencyKey]
  return typeof key === 'string' && takesIdempotencyKey(call) ? key : undefined
}

/**
 * Makes a Fastify route of a call: access first, then the request's shape, then the use case (401 and 403 before 400).
 */
export function mount(app: FastifyInstance, shop: Shop, { call, handle, limit, notes }: Route): void {
  if (isNoted(call) && !notes) throw new Error(`${call.name} must be noted: its route is made by acting()`)
  const write = envelopeWriter(call)
  const inputOf = inputReader(call)
  app.route({
    method: call.method,
    url: fastifyPath(call),
    // A HEAD must never do what a GET with an effect does.
    exposeHeadRoute: !call.effect,
    bodyLimit: limit?.bodyBytes,
    config: { form: call.form, upload: call.upload, limits: limit ? [limit] : [] },
    onRequest: async request => {
      const world = worldOfRequest(request, shop)
      request.visitor = await visitorOfRequest(request, world)
      const reason = denied(call.access, request.visitor, world.realClock())
      if (reason) refuse(reason)
    },
    handler: async (request, reply) => {
      const input = inputOf(request)
      const world = worldOfRequest(request, shop)
      const language = languageOf(request.headers[HEADERS.language], world.client)
      const aging = isAging(request.visitor, world.realClock())
      reply.header('vary', VARY)
      if (aging || call.effect || call.access.who !== 'public') reply.header('cache-control', 'no-store')
      if (aging) reply.header(HEADERS.authorization, `Bearer ${await guestToken(world, request.visitor.id)}`)
      const agent = request.headers['user-agent'] ?? ''
      const device = knownDevice({
        key: world.tokens.key,
        clientId: clientIdOf(world),
        cookie: request.headers.cookie ?? '',
        isSecure: request.protocol === 'https',
        setCookie: cookie => reply.header('set-cookie', cookie),
      })
      const context = { world, visitor: request.visitor, language, caller: request.ip, device, agent }
      const key = idempotencyKeyOf(call, request)
      if (key === undefined) return sendAnswer(await handle(context, input), write, reply)
      const asked = { world, visitor: request.visitor, caller: request.ip, call, input, key }
      const sent = await answerOnce(asked, async noting =>
        sentOf(await handle({ ...context, world: noting }, input), write),
      )
      return sendItems(sent, reply)
    },
  })
}
