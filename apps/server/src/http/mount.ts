import { type Call, HEADERS, hasSecret, isNoted, takesIdempotencyKey } from '@billett/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { counting, countRefusal } from '../call/act/count-refusal.ts'
import { notedInPlace } from '../call/act/noted-in-place.ts'
import { clientIdOf } from '../call/client-id-of.ts'
import type { Context } from '../call/context.ts'
import { languageOf } from '../call/language.ts'
import { refuse } from '../call/refused.ts'
import type { Route } from '../call/route.ts'
import { seesEveryClient } from '../call/sees-every-client.ts'
import { guestToken, isAging } from '../call/visitor/guest-token.ts'
import { isInside } from '../call/visitor/is-inside.ts'
import { knownDevice } from '../call/visitor/known-device.ts'
import { answerOnce } from '../modules/run/once/index.ts'
import { walledWorld } from '../modules/school/reach/index.ts'
import type { Shop } from '../shop.ts'
import { denied } from './access.ts'
import { lookOf, looksOnly } from './looks-only.ts'
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
export function mount(app: FastifyInstance, shop: Shop, { call, handle, limit, notes, act }: Route): void {
  if (isNoted(call) && !notes) throw new Error(`${call.name} must be noted: its route is made by acting()`)
  const isAgreed = call.access.who === 'staff' && call.access.approval !== undefined
  if (isAgreed && !act) throw new Error(`${call.name} may wait for a second person: its route is made by acting()`)
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
      if (await looksOnly(request, world, call)) return
      request.visitor = await visitorOfRequest(request, world, call)
      const reason = denied(call, request.visitor, {
        now: world.realClock(),
        seesEveryClient: seesEveryClient({ world, visitor: request.visitor }),
        isInside: isInside(world, request.ip),
      })
      if (!reason) return
      await countRefusal({ world, visitor: request.visitor }, call, reason)
      refuse(reason)
    },
    handler: async (request, reply) => {
      const input = inputOf(request)
      const outside = worldOfRequest(request, shop)
      const entries = call.access.who === 'portal' ? { entries: call.access.nodes } : {}
      const world =
        call.access.who === 'portal' ? walledWorld({ world: outside, visitor: request.visitor, ...entries }) : outside
      const language = languageOf(request.headers[HEADERS.language], world.client)
      const aging = isAging(request.visitor, world.realClock())
      reply.header('vary', VARY)
      // What the link of a mail opens is nobody else's, whoever may ask.
      if (aging || call.effect || call.access.who !== 'public' || lookOf(request) || hasSecret(call))
        reply.header('cache-control', 'no-store')
      if (aging) reply.header(HEADERS.authorization, `Bearer ${await guestToken(world, request.visitor.id)}`)
      const agent = request.headers['user-agent'] ?? ''
      const device = knownDevice({
        key: world.tokens.key,
        clientId: clientIdOf(world),
        cookie: request.headers.cookie ?? '',
        isSecure: request.protocol === 'https',
        setCookie: cookie => reply.header('set-cookie', cookie),
      })
      const context = { world, visitor: request.visitor, language, caller: request.ip, device, agent, ...entries }
      const noted = (done: Context) => notedInPlace(done, call, () => handle(done, input))
      const key = idempotencyKeyOf(call, request)
      if (key === undefined) return sendAnswer(await counting(context, call, () => noted(context)), write, reply)
      const asked = { world, visitor: request.visitor, caller: request.ip, call, input, key }
      const sent = await counting(context, call, () =>
        answerOnce(asked, async noting => sentOf(await noted({ ...context, world: noting }), write)),
      )
      return sendItems(sent, reply)
    },
  })
}
